# SPDX-License-Identifier: GPL-3.0-or-later
# Flags that every target of the project gets, and ccache and a fast linker where they are installed.

add_library(podium_flags INTERFACE)
target_compile_options(podium_flags INTERFACE
  -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wsign-conversion -Wnon-virtual-dtor -Woverloaded-virtual
  -Wold-style-cast -Wnull-dereference -Wimplicit-fallthrough
  $<$<BOOL:${PODIUM_WERROR}>:-Werror>)
# Scores are compared with the official ones to the last digits: no contraction into fused operations, which
# would make the same log give another double on another machine.
target_compile_options(podium_flags INTERFACE -ffp-contract=off)
target_include_directories(podium_flags INTERFACE ${PROJECT_SOURCE_DIR})

if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
  # Reported by g++ 12 inside the standard library, fmt and tl::expected, not in our code.
  target_compile_options(podium_flags INTERFACE -Wno-maybe-uninitialized -Wno-null-dereference
                         -Wno-stringop-overflow -Wno-array-bounds -Wno-restrict)
endif()

if(PODIUM_SANITIZE)
  target_compile_options(podium_flags INTERFACE -fsanitize=${PODIUM_SANITIZE} -fno-omit-frame-pointer
                         -fno-sanitize-recover=all)
  target_link_options(podium_flags INTERFACE -fsanitize=${PODIUM_SANITIZE})
endif()
if(PODIUM_BUILD_FUZZERS)
  if(NOT CMAKE_CXX_COMPILER_ID MATCHES "Clang")
    message(FATAL_ERROR "libFuzzer belongs to clang: use the preset fuzz, or -DCMAKE_CXX_COMPILER=clang++")
  endif()
  # The libraries report which branches they took; a fuzz target itself is linked with -fsanitize=fuzzer.
  target_compile_options(podium_flags INTERFACE -fsanitize=fuzzer-no-link)
endif()

# The standard library checks its preconditions wherever speed is not what is built for.
target_compile_definitions(podium_flags INTERFACE $<$<NOT:$<CONFIG:Release>>:_GLIBCXX_ASSERTIONS>)

# ccache ends with an error where it may not write its folder; then the compiler works without it.
find_program(PODIUM_CCACHE ccache)
if(PODIUM_CCACHE)
  set(podium_ccache_probe ${PROJECT_BINARY_DIR}/CMakeFiles/ccache_probe)
  file(WRITE ${podium_ccache_probe}.cpp "int probe();\n")
  execute_process(COMMAND ${PODIUM_CCACHE} ${CMAKE_CXX_COMPILER} -c ${podium_ccache_probe}.cpp -o ${podium_ccache_probe}.o
                  RESULT_VARIABLE podium_ccache_status OUTPUT_QUIET ERROR_QUIET)
endif()
if(PODIUM_CCACHE AND podium_ccache_status EQUAL 0 AND NOT CMAKE_CXX_COMPILER_LAUNCHER)
  # pch_defines and time_macros let ccache serve files that use a precompiled header.
  set(CMAKE_CXX_COMPILER_LAUNCHER ${CMAKE_COMMAND} -E env
      "CCACHE_SLOPPINESS=pch_defines,time_macros,include_file_mtime,include_file_ctime" ${PODIUM_CCACHE})
  if(CMAKE_CXX_COMPILER_ID MATCHES "Clang")
    target_compile_options(podium_flags INTERFACE "SHELL:-Xclang -fno-pch-timestamp")
  endif()
endif()

find_program(PODIUM_MOLD mold)
if(PODIUM_MOLD AND NOT PODIUM_SANITIZE AND NOT PODIUM_BUILD_FUZZERS)
  add_link_options(-fuse-ld=mold)
endif()

# podium_compile(TARGET SOURCES ... HEADERS ... [ALONE]): how the sources of a target are compiled. Where PODIUM_UNITY asks for
# it, eight at a time, so that what they include is read once for all eight; ALONE keeps a target from that whose sources use
# one name for several things. The headers are precompiled where enough is compiled to pay for it.
function(podium_compile target)
  cmake_parse_arguments(ARG "ALONE" "" "SOURCES;HEADERS" ${ARGN})
  set(together 8)
  set(enough 3)
  list(LENGTH ARG_SOURCES count)
  if(PODIUM_UNITY AND NOT ARG_ALONE)
    # Tables of one name by convention stay files of their own.
    set(own ${ARG_SOURCES})
    list(FILTER own INCLUDE REGEX "migrations/migration|phrase_table_")
    set_source_files_properties(${own} PROPERTIES SKIP_UNITY_BUILD_INCLUSION ON)
    set_target_properties(${target} PROPERTIES UNITY_BUILD ON UNITY_BUILD_BATCH_SIZE ${together})
    math(EXPR count "(${count} + ${together} - 1) / ${together}")
  endif()
  if(PODIUM_PCH AND count GREATER_EQUAL enough)
    target_precompile_headers(${target} PRIVATE ${ARG_HEADERS})
  endif()
endfunction()

# podium_library(NAME layer/folder SOURCES ... PUBLIC ... PRIVATE ...): one static library for one folder.
function(podium_library name)
  cmake_parse_arguments(ARG "" "" "SOURCES;PUBLIC;PRIVATE" ${ARGN})
  add_library(${name} STATIC ${ARG_SOURCES})
  target_link_libraries(${name} PUBLIC ${ARG_PUBLIC} PRIVATE podium_flags ${ARG_PRIVATE})
  target_include_directories(${name} PUBLIC ${PROJECT_SOURCE_DIR})
  podium_compile(${name} SOURCES ${ARG_SOURCES}
                 HEADERS <algorithm> <cstdint> <filesystem> <map> <optional> <string> <string_view> <vector>)
endfunction()
