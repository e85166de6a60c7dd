// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/model_words.h"

#include <QCoreApplication>

#include "app/analysis/display_text.h"

namespace podium {

namespace {

/// The context of these words for translators.
struct ModelWords {
    Q_DECLARE_TR_FUNCTIONS(ModelWords)
};

QString notStated() { return ModelWords::tr("Not stated"); }

}  // namespace

QString facetTitle(Facet facet)
{
    switch (facet) {
    case Facet::Round:
        return ModelWords::tr("Round");
    case Facet::Benchmark:
        return ModelWords::tr("Benchmark");
    case Facet::Vendor:
        return ModelWords::tr("Vendor");
    case Facet::Generation:
        return ModelWords::tr("Generation");
    case Facet::Accelerator:
        return ModelWords::tr("Accelerator");
    case Facet::Submitter:
        return ModelWords::tr("Submitter");
    case Facet::Division:
        return ModelWords::tr("Division");
    case Facet::Availability:
        return ModelWords::tr("Availability");
    case Facet::Verified:
        return ModelWords::tr("Verification");
    }
    return {};
}

QString divisionWord(Division division)
{
    switch (division) {
    case Division::Closed:
        return ModelWords::tr("Closed");
    case Division::Open:
        return ModelWords::tr("Open");
    case Division::Unknown:
        break;
    }
    return notStated();
}

QString availabilityWord(Availability availability)
{
    switch (availability) {
    case Availability::OnPremise:
        return ModelWords::tr("On-premise");
    case Availability::Cloud:
        return ModelWords::tr("Cloud");
    case Availability::Preview:
        return ModelWords::tr("Preview");
    case Availability::Research:
        return ModelWords::tr("Research");
    case Availability::Unknown:
        break;
    }
    return notStated();
}

QString verificationWord(bool verified) { return verified ? ModelWords::tr("Verified") : ModelWords::tr("Unverified"); }

QString valueTitle(Facet facet, const std::string& key, const FacetValue* value)
{
    if (key.empty()) {
        return notStated();
    }
    if (facet == Facet::Verified && (key == verifiedKey || key == unverifiedKey)) {
        return verificationWord(key == verifiedKey);
    }
    if (const auto division = divisionFromString(key); facet == Facet::Division && division) {
        return divisionWord(*division);
    }
    if (const auto availability = availabilityFromString(key); facet == Facet::Availability && availability) {
        return availabilityWord(*availability);
    }
    return value != nullptr ? value->title : QString::fromStdString(displayText(key));
}

}  // namespace podium
