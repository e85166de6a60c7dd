// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/analysis/figure_options.h"

#include "app/analysis/figure_spec_fields.h"

namespace podium {

namespace {

/// The options with any subject in the places that may be empty.
FigureSpec withSubject(FigureSpec spec)
{
    const std::string any = "5.0/submitter/system/benchmark";
    if (spec.kind == FigureKind::Speedup && spec.baselineGeneration.empty() && spec.baseline.empty()) {
        spec.baseline = any;
    }
    if (spec.kind == FigureKind::Scaling && !spec.from.empty() && (spec.to.empty() || spec.to == spec.from)) {
        spec.to = spec.from == any ? any + "2" : any;
    }
    if (spec.kind == FigureKind::Generations) {
        spec.generations.subjects = {"a"};
        spec.generations.against = "b";
    }
    return spec;
}

}  // namespace

Result<FigureSpec> figureOptionsFromJson(std::string_view json, const std::string& name)
{
    FigureSpec spec;
    const Status read = readJsonObject(json, name, [&](JsonObjectReader& reader) {
        readFigureFields(reader, spec);
        const Status valid = reader.fault() ? Status() : validate(withSubject(spec));
        if (!valid) {
            reader.refuse(valid.error().context, valid.error().detail);
        }
    });
    if (!read) {
        return tl::unexpected(read.error());
    }
    return spec;
}

}  // namespace podium
