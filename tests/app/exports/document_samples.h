// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "app/exports/format_registry.h"

namespace podium::test {

/// A drawing that is the same for every figure.
class SampleDrawing final : public FigureDrawing {
public:
    Result<std::string> png(double /*scale*/) override { return std::string("\x89PNG sample"); }
    Result<std::string> svg() override
    {
        return std::string("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<svg width=\"4mm\" height=\"3mm\"\n"
                           " viewBox=\"0 0 4 3\" xmlns=\"http://www.w3.org/2000/svg\"><rect/></svg>\n");
    }
    Result<std::string> pdf() override { return std::string("%PDF"); }
    std::uint32_t color(HardwareFamily /*family*/) const override { return 0x0072B2; }
};

/// The figure in a format of addDocumentFormats(). Throws where there is none, or it cannot encode the figure.
[[nodiscard]] std::string encoded(const Figure& figure, const std::string& format, const FormatOptions& options = {});

/// Every part of a zip archive that has this name; throws where there is none.
[[nodiscard]] std::string partOf(const std::string& archive, const std::string& name);

}  // namespace podium::test
