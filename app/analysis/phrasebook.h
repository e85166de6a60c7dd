// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>

#include "app/analysis/number_format.h"

namespace podium {

/// Every sentence and word that analysis puts into figures, notes and footnotes. Words in {braces} are filled in.
enum class Phrase {
    And,
    TitleTimeToTrain,
    TitleTimeToTrainSeveral,
    TitleSpread,
    TitleSpreadSeveral,
    DivisionClosed,
    DivisionOpen,
    DivisionUnknown,
    DivisionsBoth,
    DivisionClosedShort,
    DivisionOpenShort,
    BasisOfficial,
    BasisRaw,
    ResultsOne,
    ResultsMany,
    LowerIsBetter,
    LogAxis,
    LogAxes,
    ColumnSubmitterSystem,
    ColumnRound,
    ColumnDivision,
    ColumnBenchmark,
    ColumnCount,
    AxisTimeToTrain,
    AxisRawTime,
    AxisRunTime,
    AxisRunTimeRaw,
    AxisRunDifference,
    LegendWhiskersScaled,
    LegendWhiskersScaledCount,
    LegendWhiskersRaw,
    LegendWhiskersRawCount,
    LegendRunCounted,
    LegendRunDropped,
    LegendRunInvalid,
    LegendScore,
    LegendBaseline,
    LegendUnverified,
    LegendOtherHardware,
    TagUnverified,
    TagBaseline,
    MinutesValue,
    MoreRows,
    MoreWithoutScore,
    ValueRange,
    MissingIncomplete,
    MissingTooManyInvalid,
    MissingNoRunCounted,
    MissingScalingUnreadable,
    MissingTimesInvalid,
    MissingUnknown,
    MissingRaw,
    MissingRuns,
    CountUnknown,
    EmptyNoResults,
    EmptyNoScores,
    EmptyBlocked,
    OverrideNote,
    DroppedOnLogAxis,
    RunsWithoutTime,
    ReasonBenchmarks,
    ReasonSpans,
    ReasonRounds,
    ReasonRoundsNoted,
    ReasonDivisions,
    ReasonAvailability,
    ReasonVerification,
    ReasonCounts,
    ReasonDerived,
    ReasonEmbargo,
    MetricTimeToTrain,
    MetricRawTime,
    MetricThroughput,
    MetricSpeedupAsSubmitted,
    MetricSpeedupAtEqualCount,
    MetricSpeedupPerAccelerator,
    MetricSizeRatio,
    MetricAcceleratorHours,
    MetricScalingEfficiency,
    MetricRunDeviation,
    MetricRacksUsed,
    MetricEqualTimeByRatio,
    MetricEqualTimeByCurve,
    MetricRacksForEqualTime,
    MetricFootprintRatio,
    MetricCost,
    MetricImprovement,
    MetricGeometricMean,
    MetricBasisOfficial,
    MetricBasisRaw,
    MetricBasisThroughput,
    AbsenceNoScore,
    AbsenceNoRawTime,
    AbsenceNoSamples,
    AbsenceDifferentUnits,
    AbsenceNoSize,
    AbsenceDifferentSizes,
    AbsenceNotOnThisBasis,
    AbsenceTooFewRuns,
    AbsenceNoDensity,
    AbsenceNoPrice,
    AbsenceNoRatio,
    AbsenceTooFewPoints,
    AbsenceFlatCurve,
    AbsenceOutOfReach,
    NoteCounts,
    NoteEqualCount,
    NoteWithinTolerance,
    NoteScalingFactors,
    NoteSamplesToConverge,
    NoteEpochsToConverge,
    NoteScoreOfOneRun,
    NoteRatioUsed,
    NoteRatioGiven,
    NoteDensity,
    NoteDensityFull,
    NoteStatedRacks,
    NoteInterpolated,
    NoteExtrapolatedAbove,
    NoteExtrapolatedBelow,
    NotePointsLeftOut,
    NotePartOfBenchmarks,
    NoteUnofficial,
    NotePrice,
    NoteRunsCounted,
    NoteMixedDensities,
    EvidenceSubmission,
    EvidencePublicSource,
    EvidenceAssumption,
    EvidenceAnalyst,
    AvailabilityOnPremise,
    AvailabilityCloud,
    AvailabilityPreview,
    AvailabilityResearch,
    AvailabilityUnknown,
    CitationIdentified,
    CitationRetrieved,
    CitationRetrievedMany,
    CitationOwnImport,
    CitationUnverified,
    CitationSystems,
    CitationThreeRuns,
    CitationRawTime,
    CitationRunDifference,
    CitationDerived,
    SummaryBars,
    SummarySpread,
    SummaryNothing,
    FindingFastest,
    FindingFastestAbout,
    FindingFastestNone,
    FindingFastestNoneWhy,
    FindingGenerationsOne,
    FindingGenerationsMany,
    FindingGenerationsAbout,
    FindingGenerationsNone,
    FindingGenerationsNoneWhy,
    FindingChange,
    FindingChangeAbout,
    FindingChangeNoRound,
    FindingChangeNoRoundWhy,
    FindingChangeNone,
    FindingChangeNoneWhy,
    BasisThroughput,
    HigherIsBetter,
    TitleSpeedup,
    TitleSpeedupSeveral,
    TitleScaling,
    TitleScalingSeveral,
    TitleTrend,
    TitleTrendSeveral,
    AxisAccelerators,
    AxisRound,
    AxisThroughput,
    AxisThroughputEpochs,
    AxisSpeedupAsSubmitted,
    AxisSpeedupEqualCount,
    AxisSpeedupPerAccelerator,
    LegendIdeal,
    LegendIdealThroughput,
    LegendOthers,
    LegendSpan,
    LegendBestOf,
    ColumnAgainst,
    MissingPartner,
    MissingEqualCount,
    EmptyNoPairs,
    NoteEfficiency,
    NoteEfficiencyOfficial,
    NoteEfficiencyRaw,
    NoteEfficiencyThroughput,
    NoteSlowerLeftOut,
    NoteWithoutValue,
    NoteOtherUnits,
    NoteSpansApart,
    SummaryScaling,
    SummaryScalingPoints,
    SummarySpeedup,
    SummaryTrend,
    Count_,  ///< how many there are; no phrase
};

/// Words for phrases. The user interface may bring its own, for instance one that asks its translator for the words of
/// englishText().
class Phrasebook {
public:
    virtual ~Phrasebook() = default;

    /// The phrase as a template, its {placeholders} still in it.
    [[nodiscard]] virtual std::string text(Phrase phrase) const = 0;

    /// A remark of the reference tables, which hold English only; unknown ones stay as they are.
    [[nodiscard]] virtual std::string remark(const std::string& english) const { return english; }

    using Values = std::initializer_list<std::pair<std::string_view, std::string>>;
    /// The phrase with its placeholders filled in, in one pass: a value that holds braces stays as it is.
    [[nodiscard]] std::string say(Phrase phrase, Values values = {}) const;
};

/// The phrases that come with the program, in English and German.
class BuiltinPhrasebook final : public Phrasebook {
public:
    explicit BuiltinPhrasebook(Language language) : m_language(language) {}
    [[nodiscard]] std::string text(Phrase phrase) const override;
    [[nodiscard]] std::string remark(const std::string& english) const override;

private:
    Language m_language;
};

/// The English template, the source text for translators.
[[nodiscard]] std::string_view englishText(Phrase phrase);
/// `text` with {name} replaced by the value of that name; unknown names stay.
[[nodiscard]] std::string fillIn(std::string_view text, Phrasebook::Values values);

}  // namespace podium
