// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/view_state.h"

#include <QJsonArray>
#include <QJsonDocument>

#include "app/models/filter_state_json.h"
#include "app/models/json_fields.h"
#include "app/models/page_options_json.h"
#include "app/models/pin_state.h"

namespace podium {

namespace {

constexpr int schemaVersion = 1;
constexpr std::size_t maximumReferenceLength = 4'000;
const QString schemaField = QStringLiteral("schema");
const QString filterField = QStringLiteral("filter");
const QString pinsField = QStringLiteral("pins");
const QString baselineField = QStringLiteral("baseline");
const QString generationField = QStringLiteral("baseline_generation");
const QString optionsField = QStringLiteral("options");

}  // namespace

QByteArray toJson(const ViewState& state)
{
    QJsonObject object{{schemaField, schemaVersion}, {filterField, filterToObject(state.filter)}};
    if (!state.pins.isEmpty()) {
        object.insert(pinsField, QJsonArray::fromStringList(state.pins));
    }
    if (!state.baseline.isEmpty()) {
        object.insert(baselineField, state.baseline);
    } else if (!state.baselineGeneration.isEmpty()) {
        object.insert(generationField, state.baselineGeneration);
    }
    if (const QJsonObject options = pageOptionsToObject(state.options); !options.isEmpty()) {
        object.insert(optionsField, options);
    }
    return QJsonDocument(object).toJson(QJsonDocument::Compact);
}

Result<ViewState> viewStateFromJson(const QByteArray& json, const std::string& name)
{
    const auto object = parseJsonObject(json, name);
    if (!object) {
        return tl::unexpected(object.error());
    }
    JsonFields fields(*object, name, {});
    fields.requireSchema(schemaVersion);
    ViewState state;
    if (const auto inner = fields.object(filterField)) {
        auto filter = filterFromObject(*inner, name, filterField.toStdString() + ".");
        if (filter) {
            state.filter = std::move(*filter);
        } else {
            fields.adopt(filter.error());
        }
    }
    if (const auto inner = fields.object(optionsField)) {
        auto options = pageOptionsFromObject(*inner, name, optionsField.toStdString() + ".");
        if (options) {
            state.options = std::move(*options);
        } else {
            fields.adopt(options.error());
        }
    }
    for (const std::string& pin : fields.texts(pinsField, PinState::maximum, maximumReferenceLength)) {
        state.pins.append(QString::fromStdString(pin));
    }
    state.baseline = QString::fromStdString(fields.text(baselineField, maximumReferenceLength));
    const QString generation = QString::fromStdString(fields.text(generationField, maximumReferenceLength));
    state.baselineGeneration = state.baseline.isEmpty() ? generation : QString();
    fields.refuseUnknown();
    if (fields.fault()) {
        return tl::unexpected(*fields.fault());
    }
    return state;
}

}  // namespace podium
