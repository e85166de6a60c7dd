// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/compare_sheet.h"

#include <algorithm>
#include <array>
#include <set>
#include <utility>

#include <QCoreApplication>

#include "app/analysis/metrics.h"
#include "app/models/result_cells.h"
#include "app/models/shown_text.h"

namespace podium {

namespace {

/// The context of these words for translators.
struct CompareWords {
    Q_DECLARE_TR_FUNCTIONS(CompareWords)
};

constexpr std::array scoreColumns{ResultColumn::Minutes,  ResultColumn::RawMinutes, ResultColumn::Factor,
                                  ResultColumn::RunRange, ResultColumn::Count,      ResultColumn::Nodes};
constexpr std::array factColumns{ResultColumn::Submitter, ResultColumn::Accelerator, ResultColumn::Benchmark,
                                 ResultColumn::Round,     ResultColumn::Division,    ResultColumn::Availability,
                                 ResultColumn::Framework, ResultColumn::Verified};

class SheetBuilder {
public:
    SheetBuilder(const SheetQuestion& question, const std::vector<Submission>& submissions)
        : m_question(question), m_cells(question.snapshot, question.locale, question.phrases),
          m_numbers(question.language)
    {
        for (const RowIndex result : question.results) {
            const auto found = std::find_if(submissions.begin(), submissions.end(), [&](const Submission& submission) {
                return submission.key == question.snapshot.row(result).key;
            });
            m_submissions.push_back(found == submissions.end() ? nullptr : &*found);
        }
    }

    CompareSheet build()
    {
        for (const ResultColumn column : scoreColumns) {
            m_sheet.score.push_back(columnRow(column));
        }
        addHours();
        addRatios();
        addRuns();
        for (const ResultColumn column : factColumns) {
            sort(columnRow(column));
        }
        addFields();
        return std::move(m_sheet);
    }

private:
    /// A cell for each result.
    template <class Text>
    SheetRow row(const QString& label, bool number, Text text) const
    {
        SheetRow made{label, {}, number};
        for (std::size_t place = 0; place < m_question.results.size(); ++place) {
            made.cells << text(place);
        }
        return made;
    }

    SheetRow columnRow(ResultColumn column) const
    {
        return row(columnTitle(column), isNumber(column), [&](std::size_t place) {
            const QString text = m_cells.text(m_question.results[place], column);
            return text.isEmpty() ? m_cells.missingReason(m_question.results[place], column) : text;
        });
    }

    void sort(SheetRow made) { (made.differs() ? m_sheet.differences : m_sheet.equal).push_back(std::move(made)); }

    [[nodiscard]] const store::SubmissionRow& result(std::size_t place) const
    {
        return m_question.snapshot.row(m_question.results[place]);
    }

    void addHours()
    {
        m_sheet.score.push_back(
            row(asShown(metricName(Formula::AcceleratorHours, m_question.phrases)), true, [&](std::size_t place) {
                const Metric hours = acceleratorHours(result(place), MetricBasis::Official);
                return hours.value ? asShown(m_numbers.fixed(*hours.value, 0))
                                   : asShown(absenceText(hours.absence, m_question.phrases));
            }));
    }

    /// Against the baseline; one is itself.
    void addRatios()
    {
        const auto found = std::find_if(m_question.results.begin(), m_question.results.end(), [&](RowIndex index) {
            return m_question.snapshot.reference(index) == m_question.baseline;
        });
        if (found == m_question.results.end() || !m_question.comparable) {
            return;
        }
        const store::SubmissionRow& baseline = m_question.snapshot.row(*found);
        const auto add = [&](auto compute, Formula formula) {
            m_sheet.score.push_back(
                row(asShown(metricName(formula, m_question.phrases)), true, [&](std::size_t place) -> QString {
                    if (&result(place) == &baseline) {
                        return CompareWords::tr("baseline");
                    }
                    const Metric ratio = compute(result(place), baseline, MetricBasis::Official);
                    return ratio.value ? asShown(m_numbers.ratio(*ratio.value))
                                       : asShown(absenceText(ratio.absence, m_question.phrases));
                }));
        };
        add(speedupAsSubmitted, Formula::SpeedupAsSubmitted);
        add(speedupPerAccelerator, Formula::SpeedupPerAccelerator);
    }

    /// Unscaled, in the order of their files; whether a run counts stands beside its minutes.
    void addRuns()
    {
        std::size_t most = 0;
        for (const Submission* submission : m_submissions) {
            most = std::max(most, submission != nullptr ? submission->runs.size() : 0);
        }
        for (std::size_t number = 0; number < most; ++number) {
            m_sheet.score.push_back(
                row(CompareWords::tr("Run %1, min, raw").arg(number + 1), true, [&](std::size_t place) {
                    const Submission* submission = m_submissions[place];
                    return submission != nullptr && number < submission->runs.size() ? runText(submission->runs[number])
                                                                                     : QString();
                }));
        }
    }

    QString runText(const Run& run) const
    {
        const QString minutes = run.minutes ? asShown(m_numbers.minutesInTable(*run.minutes)) : QStringLiteral("–");
        return run.counted   ? minutes
               : run.valid() ? CompareWords::tr("%1 (dropped)").arg(minutes)
                             : CompareWords::tr("%1 (not valid)").arg(minutes);
    }

    /// In the order in which the first result that has it states it.
    void addFields()
    {
        std::vector<std::string> names;
        std::set<std::string> known;
        for (const Submission* submission : m_submissions) {
            if (submission != nullptr) {
                for (const auto& [name, value] : submission->system.fields) {
                    if (known.insert(name).second) {
                        names.push_back(name);
                    }
                }
            }
        }
        for (const std::string& name : names) {
            sort(row(asShown(name), false, [&](std::size_t place) { return fieldText(m_submissions[place], name); }));
        }
    }

    static QString fieldText(const Submission* submission, const std::string& name)
    {
        if (submission == nullptr) {
            return {};
        }
        const auto& fields = submission->system.fields;
        const auto found =
            std::find_if(fields.begin(), fields.end(), [&](const auto& field) { return field.first == name; });
        return found == fields.end() ? QString() : asShown(found->second);
    }

    const SheetQuestion& m_question;
    ResultCells m_cells;
    NumberFormat m_numbers;
    std::vector<const Submission*> m_submissions;  ///< one a result; null: not there
    CompareSheet m_sheet;
};

}  // namespace

bool SheetRow::differs() const
{
    return std::any_of(cells.begin(), cells.end(), [&](const QString& cell) { return cell != cells.front(); });
}

CompareSheet compareSheet(const SheetQuestion& question, const std::vector<Submission>& submissions)
{
    return SheetBuilder(question, submissions).build();
}

}  // namespace podium
