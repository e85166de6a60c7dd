// SPDX-License-Identifier: GPL-3.0-or-later
// What anybody may have written, made fit for a document.
#pragma once

#include <string>
#include <string_view>

namespace podium {

/// Markdown without control characters but line feeds and tabs, and without marks that turn the writing direction;
/// line ends are line feeds, bytes that are not UTF-8 U+FFFD.
[[nodiscard]] std::string cleanMarkdown(std::string_view text);

/// What an entity of HTML stands for: "&amp;", "&#8212;", "&#x2014;"; one that is not known stays as it is.
[[nodiscard]] std::string entityText(std::string_view entity);

/// The address of a link, or nothing: only http, https and mailto are followed, and only without spaces and signs that
/// have no place in an address.
[[nodiscard]] std::string safeLink(std::string_view address);

}  // namespace podium
