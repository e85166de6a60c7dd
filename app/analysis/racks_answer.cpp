// SPDX-License-Identifier: GPL-3.0-or-later
#include <set>
#include <utility>

#include "app/analysis/display_text.h"
#include "app/analysis/footprint_rows.h"
#include "app/analysis/racks_figure.h"
#include "app/analysis/titles.h"

namespace podium {

namespace {

using store::SubmissionRow;

const SubmissionRow* rowOfReference(const SubmissionRows& rows, const std::string& wanted)
{
    for (const SubmissionRow& row : rows) {
        if (!wanted.empty() && reference(row.key) == wanted) {
            return &row;
        }
    }
    return nullptr;
}

std::optional<RackDensity> densityOf(const std::optional<OwnRack>& own)
{
    return own ? std::optional(ownDensity(own->installed, own->active)) : std::nullopt;
}

/// The accelerator that all have, else the generation that all are of, else what was asked for.
std::string nameOf(const std::vector<SubmissionRow>& others, const SubmissionRow& subject, const std::string& against)
{
    std::set<std::string> names;
    std::set<std::string> architectures;
    for (const SubmissionRow& row : others) {
        names.insert(acceleratorTitle(row));
        architectures.insert(row.accelerator.architecture);
    }
    if (names.size() == 1) {
        return shortAcceleratorNames({*names.begin(), acceleratorTitle(subject)}).front();
    }
    const bool alike = architectures.size() == 1 && !architectures.begin()->empty();
    return alike ? *architectures.begin() : against;
}

/// Name, family and size of a system of what the subject is held against.
void nameOthers(RacksAnswer& answer, const SubmissionRow& subject, const std::vector<SubmissionRow>& others)
{
    if (others.empty()) {
        return;
    }
    std::set<std::int64_t> perNode;
    for (const SubmissionRow& row : others) {
        if (row.nodes && *row.nodes > 0 && row.accelerators) {
            perNode.insert(*row.accelerators / *row.nodes);
        }
    }
    answer.othersFamily = hardwareFamily(others.front().accelerator);
    answer.othersName = displayText(nameOf(others, subject, answer.against), 60);
    answer.othersPerNode = perNode.size() == 1 ? std::optional(*perNode.begin()) : std::nullopt;
}

}  // namespace

MetricBasis racksBasis(FigureBasis basis)
{
    return basis == FigureBasis::Raw          ? MetricBasis::Raw
           : basis == FigureBasis::Throughput ? MetricBasis::Throughput
                                              : MetricBasis::Official;
}

Result<RacksAnswer> answerRacks(const FigureSpec& spec, const SubmissionRows& shown, const SubmissionRows& all,
                                const FigureContext& context, const OwnRacks& ownRacks)
{
    if (const Status valid = validate(spec); !valid) {
        return tl::unexpected(valid.error());
    }
    if (spec.kind != FigureKind::Racks) {
        return failure(ErrorCode::InvalidInput, "kind", "expected racks");
    }
    RacksAnswer answer;
    const SubmissionRow* subject =
        spec.racks.subject.empty() ? usualSubject(shown, context.tables) : rowOfReference(all, spec.racks.subject);
    if (subject == nullptr && !spec.racks.subject.empty()) {
        return failure(ErrorCode::NotFound, spec.racks.subject, "the subject of the racks is not among the results");
    }
    if (subject == nullptr) {
        return answer;
    }
    answer.subject = *subject;
    answer.against = spec.racks.against.empty()
                         ? usualAgainst(*subject, rowOfReference(all, spec.baseline), all, context.tables)
                         : spec.racks.against;
    if (answer.against.empty()) {
        return answer;
    }
    auto rows = footprintRows(*subject, answer.against, all, context.tables);
    if (!rows) {
        return tl::unexpected(rows.error());
    }
    nameOthers(answer, *subject, rows->others);
    const auto& options = spec.racks;
    const auto rack = options.rack ? options.rack : ownRackOf(ownRacks, answer.against, rows->others);
    const auto rackOfSubject = options.rackOfSubject ? options.rackOfSubject : ownRackOf(ownRacks, *subject);
    FootprintQuestion question;
    question.a = *subject;
    question.kin = std::move(rows->kin);
    question.others = std::move(rows->others);
    question.basis = racksBasis(spec.basis);
    question.ratio = spec.racks.ratio;
    question.density = densityOf(rack);
    question.densityOfA = densityOf(rackOfSubject);
    question.allowBlocked = spec.allowBlocked;
    answer.footprint = footprintOf(question, context, spec.style.language);
    return answer;
}

}  // namespace podium
