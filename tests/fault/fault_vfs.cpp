// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/fault/fault_vfs.h"

#include <array>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <map>
#include <new>
#include <stdexcept>
#include <string>

#include <unistd.h>

#include <sqlite3.h>

namespace podium::test {

namespace {

struct Plan {
    Fault fault = Fault::None;
    std::int64_t at = 0;
    bool lasting = false;
    std::int64_t changes = 0;   ///< calls so far that change something
    std::int64_t readings = 0;  ///< and that do not
    bool struck = false;
    std::vector<std::int64_t> synchronisations{};
};

Plan plan;
sqlite3_vfs* disk = nullptr;  ///< the VFS that does the work
sqlite3_vfs shim{};
std::map<std::string, std::string> durable;  ///< bytes of each file at its last synchronisation

/// SQLite's file object of the shim; that of the real VFS lies behind it.
struct ShimFile {
    sqlite3_file base;
    bool keepsHistory;
    std::array<char, 1024> path;
};

ShimFile* asShim(sqlite3_file* file) { return reinterpret_cast<ShimFile*>(file); }
sqlite3_file* real(sqlite3_file* file) { return reinterpret_cast<sqlite3_file*>(asShim(file) + 1); }

/// Whether the plan's fault is due at this call, of those that it can strike.
bool isDue(std::int64_t call) { return call == plan.at || (plan.lasting && call > plan.at); }

/// Counts a call that changes nothing; whether it is one that meets the fault.
bool failsReading()
{
    const bool due = isDue(++plan.readings) && plan.fault == Fault::Reading;
    plan.struck = plan.struck || due;
    return due;
}

/// Counts a call that changes something; whether it is one that meets the fault.
bool meetsFault()
{
    const bool due = isDue(++plan.changes) && plan.fault != Fault::None && plan.fault != Fault::Reading;
    if (due && plan.fault == Fault::Kill) {
        ::kill(::getpid(), SIGKILL);
    }
    plan.struck = plan.struck || due;
    return due;
}

int failureOf(int ioError) { return plan.fault == Fault::Full ? SQLITE_FULL : ioError; }

std::string contentOfFile(const std::string& path)
{
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
}

int closeFile(sqlite3_file* file)
{
    return real(file)->pMethods != nullptr ? real(file)->pMethods->xClose(real(file)) : SQLITE_OK;
}

int readFile(sqlite3_file* file, void* bytes, int size, sqlite3_int64 offset)
{
    return failsReading() ? SQLITE_IOERR_READ : real(file)->pMethods->xRead(real(file), bytes, size, offset);
}

int writeFile(sqlite3_file* file, const void* bytes, int size, sqlite3_int64 offset)
{
    if (meetsFault()) {
        if (plan.fault == Fault::Full) {
            (void)real(file)->pMethods->xWrite(real(file), bytes, size / 2, offset);
        }
        return failureOf(SQLITE_IOERR_WRITE);
    }
    return real(file)->pMethods->xWrite(real(file), bytes, size, offset);
}

int truncateFile(sqlite3_file* file, sqlite3_int64 size)
{
    return meetsFault() ? failureOf(SQLITE_IOERR_TRUNCATE) : real(file)->pMethods->xTruncate(real(file), size);
}

int syncFile(sqlite3_file* file, int /*flags*/)
{
    plan.synchronisations.push_back(plan.changes + 1);
    if (meetsFault()) {
        return failureOf(SQLITE_IOERR_FSYNC);
    }
    if (plan.fault == Fault::PowerLoss && asShim(file)->keepsHistory) {
        durable[asShim(file)->path.data()] = contentOfFile(asShim(file)->path.data());
    }
    return SQLITE_OK;
}

int sizeOfFile(sqlite3_file* file, sqlite3_int64* size)
{
    return failsReading() ? SQLITE_IOERR_FSTAT : real(file)->pMethods->xFileSize(real(file), size);
}
int lockFile(sqlite3_file* file, int level)
{
    return failsReading() ? SQLITE_IOERR_LOCK : real(file)->pMethods->xLock(real(file), level);
}
int unlockFile(sqlite3_file* file, int level) { return real(file)->pMethods->xUnlock(real(file), level); }
int checkLock(sqlite3_file* file, int* held)
{
    return failsReading() ? SQLITE_IOERR_CHECKRESERVEDLOCK : real(file)->pMethods->xCheckReservedLock(real(file), held);
}
int control(sqlite3_file* file, int what, void* value)
{
    return real(file)->pMethods->xFileControl(real(file), what, value);
}
int sectorSize(sqlite3_file* file) { return real(file)->pMethods->xSectorSize(real(file)); }
int characteristics(sqlite3_file* file) { return real(file)->pMethods->xDeviceCharacteristics(real(file)); }
int mapShared(sqlite3_file* file, int page, int size, int extend, void volatile** memory)
{
    return failsReading() ? SQLITE_IOERR_SHMMAP : real(file)->pMethods->xShmMap(real(file), page, size, extend, memory);
}
int lockShared(sqlite3_file* file, int offset, int count, int flags)
{
    // Giving a lock back cannot fail.
    return (flags & SQLITE_SHM_UNLOCK) == 0 && failsReading()
               ? SQLITE_IOERR_SHMLOCK
               : real(file)->pMethods->xShmLock(real(file), offset, count, flags);
}
void barrierShared(sqlite3_file* file) { real(file)->pMethods->xShmBarrier(real(file)); }
int unmapShared(sqlite3_file* file, int remove) { return real(file)->pMethods->xShmUnmap(real(file), remove); }

const sqlite3_io_methods methods{
    2,          closeFile,     readFile,    writeFile, truncateFile, syncFile,        sizeOfFile,
    lockFile,   unlockFile,    checkLock,   control,   sectorSize,   characteristics, mapShared,
    lockShared, barrierShared, unmapShared, nullptr,   nullptr};

int openFile(sqlite3_vfs* /*vfs*/, sqlite3_filename name, sqlite3_file* file, int flags, int* outFlags)
{
    auto* shimFile = new (file) ShimFile{};
    real(file)->pMethods = nullptr;
    if (meetsFault()) {
        return SQLITE_CANTOPEN;
    }
    const int result = disk->xOpen(disk, name, real(file), flags, outFlags);
    if (real(file)->pMethods != nullptr) {
        shimFile->base.pMethods = &methods;
    }
    shimFile->keepsHistory = name != nullptr && (flags & SQLITE_OPEN_DELETEONCLOSE) == 0;
    if (shimFile->keepsHistory) {
        std::snprintf(shimFile->path.data(), shimFile->path.size(), "%s", name);
        if (plan.fault == Fault::PowerLoss) {
            // What was there before this run began is on the disk; what it makes is not yet.
            durable.try_emplace(name, contentOfFile(name));
        }
    }
    return result;
}

int deleteFile(sqlite3_vfs* /*vfs*/, const char* name, int sync)
{
    if (meetsFault()) {
        return failureOf(SQLITE_IOERR_DELETE);
    }
    durable.erase(name);
    return disk->xDelete(disk, name, sync);
}

int accessFile(sqlite3_vfs* /*vfs*/, const char* name, int flags, int* result)
{
    return failsReading() ? SQLITE_IOERR_ACCESS : disk->xAccess(disk, name, flags, result);
}
int fullPath(sqlite3_vfs* /*vfs*/, const char* name, int size, char* out)
{
    return disk->xFullPathname(disk, name, size, out);
}
int randomness(sqlite3_vfs* /*vfs*/, int size, char* out) { return disk->xRandomness(disk, size, out); }
int pause(sqlite3_vfs* /*vfs*/, int microseconds) { return disk->xSleep(disk, microseconds); }
int currentTime(sqlite3_vfs* /*vfs*/, double* time) { return disk->xCurrentTime(disk, time); }
int lastError(sqlite3_vfs* /*vfs*/, int size, char* out) { return disk->xGetLastError(disk, size, out); }
int currentTime64(sqlite3_vfs* /*vfs*/, sqlite3_int64* time) { return disk->xCurrentTimeInt64(disk, time); }

}  // namespace

FaultVfs::FaultVfs()
{
    disk = sqlite3_vfs_find(nullptr);
    if (disk == nullptr) {
        throw std::runtime_error("SQLite has no VFS");
    }
    shim = {};
    shim.iVersion = 2;
    shim.szOsFile = static_cast<int>(sizeof(ShimFile)) + disk->szOsFile;
    shim.mxPathname = disk->mxPathname;
    shim.zName = "podium-fault";
    shim.xOpen = openFile;
    shim.xDelete = deleteFile;
    shim.xAccess = accessFile;
    shim.xFullPathname = fullPath;
    shim.xRandomness = randomness;
    shim.xSleep = pause;
    shim.xCurrentTime = currentTime;
    shim.xGetLastError = lastError;
    shim.xCurrentTimeInt64 = currentTime64;
    disarm();
    sqlite3_vfs_register(&shim, 1);
}

FaultVfs::~FaultVfs()
{
    sqlite3_vfs_unregister(&shim);
    sqlite3_vfs_register(disk, 1);
}

void FaultVfs::arm(Fault fault, std::int64_t at, bool lasting)
{
    plan = {fault, at, lasting || fault == Fault::PowerLoss};
    durable.clear();
}

void FaultVfs::disarm() { arm(Fault::None, 0, false); }

std::int64_t FaultVfs::calls(Fault fault) const { return fault == Fault::Reading ? plan.readings : plan.changes; }

bool FaultVfs::struck() const { return plan.struck; }

const std::vector<std::int64_t>& FaultVfs::synchronisations() const { return plan.synchronisations; }

void FaultVfs::losePower()
{
    for (const auto& [path, bytes] : durable) {
        std::error_code ignored;
        if (std::filesystem::exists(path, ignored)) {
            std::ofstream(path, std::ios::binary | std::ios::trunc) << bytes;
        }
    }
    durable.clear();
}

}  // namespace podium::test
