# SPDX-License-Identifier: GPL-3.0-or-later
# Configures small projects with layers.cmake: one that keeps the layers, and one for each link that breaks them.
# Run with -D WORK=FOLDER -D GENERATOR=NAME -D MAKE_PROGRAM=FILE: those that the build itself uses.
get_filename_component(layers ${CMAKE_CURRENT_LIST_DIR}/../../packaging/cmake/layers.cmake ABSOLUTE)

# Configures a project with the layers' targets, in which `links` (lines of CMake) link them.
function(configure links status output)
  file(REMOVE_RECURSE ${WORK})
  file(WRITE ${WORK}/CMakeLists.txt "cmake_minimum_required(VERSION 3.25)
project(links LANGUAGES NONE)
foreach(name Core Widgets Charts)
  add_library(Qt6::\${name} INTERFACE IMPORTED GLOBAL)
endforeach()
include(${layers})
foreach(folder db/records db/store app/models ui/charts)
  add_subdirectory(\${folder})
endforeach()
${links}
")
  foreach(folder db/records db/store app/models ui/charts)
    string(REPLACE "/" "_" target podium_${folder})
    file(WRITE ${WORK}/${folder}/CMakeLists.txt "add_library(${target} INTERFACE)\n")
    file(WRITE ${WORK}/${folder}/empty.h "#pragma once\n")
  endforeach()
  execute_process(COMMAND ${CMAKE_COMMAND} -S ${WORK} -B ${WORK}/build -G ${GENERATOR}
                          -D CMAKE_MAKE_PROGRAM=${MAKE_PROGRAM}
                  OUTPUT_VARIABLE said ERROR_VARIABLE said RESULT_VARIABLE result)
  set(${status} "${result}" PARENT_SCOPE)
  string(REGEX REPLACE "[ \n]+" " " said "${said}")
  set(${output} "${said}" PARENT_SCOPE)
endfunction()

function(allows links)
  configure("${links}" status output)
  if(NOT status STREQUAL "0")
    message(SEND_ERROR "should configure: ${links}\n${output}")
  endif()
endfunction()

function(forbids links reason)
  configure("${links}" status output)
  if(status STREQUAL "0" OR NOT output MATCHES "${reason}")
    message(SEND_ERROR "should be refused with '${reason}': ${links}\n${output}")
  endif()
endfunction()

allows("target_link_libraries(podium_db_store INTERFACE podium_db_records)
target_link_libraries(podium_app_models INTERFACE podium_db_records Qt6::Core)
target_link_libraries(podium_ui_charts INTERFACE podium_app_models Qt6::Widgets Qt6::Charts)")
forbids("target_link_libraries(podium_db_records INTERFACE podium_db_store)" "db/records may not use db/store")
forbids("target_link_libraries(podium_db_store INTERFACE podium_app_models)" "db/store may not use app/models")
forbids("target_link_libraries(podium_db_store INTERFACE Qt6::Core)" "db/store may not use qtcore")
forbids("target_link_libraries(podium_app_models INTERFACE Qt6::Widgets)" "app/models may not use qtgui")
forbids("target_link_libraries(podium_app_models INTERFACE Qt6::Charts)" "app/models may not use qtcharts")
forbids("target_link_libraries(podium_app_models INTERFACE podium_db_store)" "app/models may not use db/store")
