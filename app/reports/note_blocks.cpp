// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/reports/note_blocks.h"

#include <algorithm>
#include <utility>

#include <md4c.h>

#include "app/reports/note_cleaning.h"

namespace podium {

namespace {

constexpr unsigned dialect = MD_FLAG_NOHTML | MD_FLAG_COLLAPSEWHITESPACE | MD_FLAG_PERMISSIVEURLAUTOLINKS;
constexpr int deepestHeading = 3;

/// The text of an attribute, its entities resolved.
std::string attributeText(const MD_ATTRIBUTE& attribute)
{
    std::string text;
    for (unsigned part = 0; attribute.text != nullptr && attribute.substr_offsets[part] < attribute.size; ++part) {
        const auto begin = attribute.substr_offsets[part];
        const std::string_view piece(attribute.text + begin, attribute.substr_offsets[part + 1] - begin);
        text += attribute.substr_types[part] == MD_TEXT_ENTITY ? entityText(piece) : std::string(piece);
    }
    return text;
}

/// Takes md4c's calls and keeps blocks.
class BlockReader {
public:
    void enterBlock(MD_BLOCKTYPE type, void* detail)
    {
        switch (type) {
        case MD_BLOCK_UL:
            close();
            m_lists.push_back({false, 0});
            break;
        case MD_BLOCK_OL:
            close();
            m_lists.push_back({true, static_cast<MD_BLOCK_OL_DETAIL*>(detail)->start});
            break;
        case MD_BLOCK_LI:
            close();
            m_marker = m_lists.back().ordered ? std::to_string(m_lists.back().next++) + "." : "•";
            break;
        case MD_BLOCK_QUOTE:
            ++m_quotes;
            break;
        case MD_BLOCK_H:
            open(NoteBlockKind::Heading);
            m_block.level = std::min(static_cast<int>(static_cast<MD_BLOCK_H_DETAIL*>(detail)->level), deepestHeading);
            break;
        case MD_BLOCK_CODE:
            open(NoteBlockKind::Code);
            break;
        case MD_BLOCK_P:
            open(m_quotes > 0 ? NoteBlockKind::Quote : NoteBlockKind::Paragraph);
            break;
        case MD_BLOCK_HR:
            open(NoteBlockKind::Rule);
            close();
            break;
        default:
            break;
        }
    }

    void leaveBlock(MD_BLOCKTYPE type)
    {
        if (type == MD_BLOCK_UL || type == MD_BLOCK_OL) {
            close();
            m_lists.pop_back();
        } else if (type == MD_BLOCK_QUOTE) {
            --m_quotes;
        } else if (type == MD_BLOCK_H || type == MD_BLOCK_CODE || type == MD_BLOCK_P || type == MD_BLOCK_LI) {
            close();
        }
        if (type == MD_BLOCK_LI) {
            m_marker.clear();  // an item without text would leave its sign to the next block
        }
    }

    void enterSpan(MD_SPANTYPE type, void* detail)
    {
        m_bold += type == MD_SPAN_STRONG ? 1 : 0;
        m_italic += type == MD_SPAN_EM || type == MD_SPAN_IMG ? 1 : 0;
        m_code += type == MD_SPAN_CODE ? 1 : 0;
        if (type == MD_SPAN_A) {
            m_link = safeLink(attributeText(static_cast<MD_SPAN_A_DETAIL*>(detail)->href));
        }
    }

    void leaveSpan(MD_SPANTYPE type)
    {
        m_bold -= type == MD_SPAN_STRONG ? 1 : 0;
        m_italic -= type == MD_SPAN_EM || type == MD_SPAN_IMG ? 1 : 0;
        m_code -= type == MD_SPAN_CODE ? 1 : 0;
        if (type == MD_SPAN_A) {
            m_link.clear();
        }
    }

    void text(MD_TEXTTYPE type, std::string_view text)
    {
        if (!m_isOpen) {  // of an item without blank lines, which has no paragraph of its own
            open(m_quotes > 0 ? NoteBlockKind::Quote : NoteBlockKind::Paragraph);
        }
        switch (type) {
        case MD_TEXT_BR:
            m_block.spans.push_back({"", false, false, false, true, ""});
            break;
        case MD_TEXT_SOFTBR:
            add(" ");
            break;
        case MD_TEXT_NULLCHAR:
            add("\xEF\xBF\xBD");
            break;
        case MD_TEXT_ENTITY:
            add(entityText(text));
            break;
        default:
            add(std::string(text));
            break;
        }
    }

    std::vector<NoteBlock> take()
    {
        close();
        return std::move(m_blocks);
    }

private:
    struct OpenList {
        bool ordered;
        unsigned next;
    };

    void open(NoteBlockKind kind)
    {
        close();
        m_block = {
            kind, 0, std::min(static_cast<int>(m_lists.size()), deepestNoteList), std::exchange(m_marker, {}), {}};
        m_isOpen = true;
    }

    void close()
    {
        if (!std::exchange(m_isOpen, false)) {
            return;
        }
        if (m_block.kind == NoteBlockKind::Code && !m_block.spans.empty()) {
            std::string& last = m_block.spans.back().text;
            last.erase(last.find_last_not_of('\n') + 1);
        }
        if (m_block.kind == NoteBlockKind::Rule || !m_block.spans.empty()) {
            m_blocks.push_back(std::move(m_block));
        }
    }

    void add(const std::string& text)
    {
        const NoteSpan span{text,  m_bold > 0, m_italic > 0, m_code > 0 || m_block.kind == NoteBlockKind::Code,
                            false, m_link};
        NoteSpan alike = m_block.spans.empty() ? NoteSpan() : m_block.spans.back();
        alike.text = text;
        if (!m_block.spans.empty() && alike == span) {
            m_block.spans.back().text += text;
        } else if (!text.empty()) {
            m_block.spans.push_back(span);
        }
    }

    std::vector<NoteBlock> m_blocks;
    NoteBlock m_block;
    bool m_isOpen = false;
    std::vector<OpenList> m_lists;
    std::string m_marker;
    int m_quotes = 0;
    int m_bold = 0;
    int m_italic = 0;
    int m_code = 0;
    std::string m_link;
};

BlockReader& readerOf(void* data) { return *static_cast<BlockReader*>(data); }

}  // namespace

std::vector<NoteBlock> noteBlocks(std::string_view markdown)
{
    const std::string clean = cleanMarkdown(markdown);
    BlockReader reader;
    MD_PARSER parser{};
    parser.flags = dialect;
    parser.enter_block = [](MD_BLOCKTYPE type, void* detail, void* data) {
        readerOf(data).enterBlock(type, detail);
        return 0;
    };
    parser.leave_block = [](MD_BLOCKTYPE type, void* /*detail*/, void* data) {
        readerOf(data).leaveBlock(type);
        return 0;
    };
    parser.enter_span = [](MD_SPANTYPE type, void* detail, void* data) {
        readerOf(data).enterSpan(type, detail);
        return 0;
    };
    parser.leave_span = [](MD_SPANTYPE type, void* /*detail*/, void* data) {
        readerOf(data).leaveSpan(type);
        return 0;
    };
    parser.text = [](MD_TEXTTYPE type, const MD_CHAR* text, MD_SIZE size, void* data) {
        readerOf(data).text(type, {text, size});
        return 0;
    };
    if (md_parse(clean.data(), static_cast<MD_SIZE>(clean.size()), &parser, &reader) != 0) {
        return {{NoteBlockKind::Paragraph, 0, 0, "", {{clean, false, false, false, false, ""}}}};
    }
    return reader.take();
}

std::string plainText(const std::vector<NoteBlock>& blocks)
{
    std::string text;
    for (const NoteBlock& block : blocks) {
        text += block.marker + (block.marker.empty() ? "" : " ");
        for (const NoteSpan& span : block.spans) {
            text += span.lineBreak ? "\n" : span.text;
        }
        text += '\n';
    }
    return text;
}

}  // namespace podium
