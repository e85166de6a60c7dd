// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <functional>
#include <optional>
#include <stdexcept>
#include <utility>

#include "app/services/workspace.h"
#include "ui/charts/headless.h"

namespace podium::bench {

/// The value; throws what went wrong in words.
template <class Value>
Value valueOf(Result<Value> result)
{
    if (!result) {
        throw std::runtime_error(result.error().context + ": " + result.error().detail);
    }
    return std::move(*result);
}

/// A database of its own with the whole catalogue, and what drawing without a display needs. Takes the database away in
/// the end.
class Catalogue {
public:
    /// Throws where the catalogue cannot be read.
    Catalogue();
    ~Catalogue();
    Catalogue(const Catalogue&) = delete;
    Catalogue& operator=(const Catalogue&) = delete;

    [[nodiscard]] const services::Workspace& workspace() const { return *m_workspace; }

private:
    std::filesystem::path m_folder;
    charts::HeadlessApplication m_application;
    std::optional<services::Workspace> m_workspace;
};

/// What main() of a benchmark gives back that measures on the catalogue: 1 where it throws, which is said.
[[nodiscard]] int onCatalogue(const char* program, const std::function<void(const services::Workspace&)>& measure);

}  // namespace podium::bench
