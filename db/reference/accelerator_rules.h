// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "db/records/system.h"
#include "db/reference/name_pattern.h"

namespace podium {

/// What accelerator matching may look at.
struct AcceleratorQuery {
    std::string_view model;  ///< accelerator_model_name as published
    std::string_view systemFolder;
    std::string_view systemName;
    std::string_view hostProcessorModel;
    std::optional<std::int64_t> acceleratorsPerNode;
};

/// One row of accelerators.json. Every list that is not empty is a condition.
struct AcceleratorRule {
    Accelerator accelerator;
    std::vector<NamePattern> all;        ///< each is found in the model's name
    std::vector<NamePattern> any;        ///< at least one is found in the model's name
    std::vector<NamePattern> none;       ///< none is found in the model's name
    std::vector<NamePattern> system;     ///< at least one is found in the system's folder or name
    std::vector<NamePattern> processor;  ///< CPU-only system, and at least one is found in its processor's name
};

/// Ordered rules that name an accelerator; the first whose conditions all hold decides.
class AcceleratorRules {
public:
    AcceleratorRules() = default;
    explicit AcceleratorRules(std::vector<AcceleratorRule> rules) : m_rules(std::move(rules)) {}

    /// `name` is empty where no rule holds.
    [[nodiscard]] Accelerator match(const AcceleratorQuery& query) const;

private:
    std::vector<AcceleratorRule> m_rules;
};

}  // namespace podium
