// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/data/languages.h"

#include <string_view>

#include <QCoreApplication>
#include <QLibraryInfo>

namespace podium::desktop {

namespace {

Language systemLanguage()
{
    return QLocale::system().language() == QLocale::German ? Language::German : Language::English;
}

/// lupdate names a context by the class alone, tr() with its namespaces.
class ClassTranslator final : public QTranslator {
public:
    QString translate(const char* context, const char* text, const char* remark, int count) const override
    {
        const std::string_view name(context);
        const auto colons = name.rfind("::");
        const std::size_t start = colons == std::string_view::npos ? 0 : colons + 2;
        return QTranslator::translate(context + start, text, remark, count);
    }
};

}  // namespace

Languages::Languages(QObject* parent) : QObject(parent) { apply(); }

Languages::~Languages()
{
    for (const auto& translator : m_translators) {
        QCoreApplication::removeTranslator(translator.get());
    }
}

void Languages::setChoice(LanguageChoice choice)
{
    if (choice != m_choice) {
        m_choice = choice;
        apply();
        emit changed();
    }
}

QLocale Languages::locale() const
{
    return m_language == Language::German ? QLocale(QLocale::German, QLocale::Germany)
                                          : QLocale(QLocale::English, QLocale::UnitedStates);
}

void Languages::apply()
{
    m_language = m_choice == LanguageChoice::System   ? systemLanguage()
                 : m_choice == LanguageChoice::German ? Language::German
                                                      : Language::English;
    for (const auto& translator : m_translators) {
        QCoreApplication::removeTranslator(translator.get());
    }
    m_translators.clear();
    QLocale::setDefault(locale());
    const auto install = [this](std::unique_ptr<QTranslator> translator, const QString& name, const QString& folder) {
        if (translator->load(name, folder)) {
            QCoreApplication::installTranslator(translator.get());
            m_translators.push_back(std::move(translator));
        }
    };
    const QString code = QString::fromUtf8(toString(m_language).data());
    install(std::make_unique<QTranslator>(), QStringLiteral("qtbase_") + code,
            QLibraryInfo::path(QLibraryInfo::TranslationsPath));
    // English has a file as well, for its plurals.
    install(std::make_unique<ClassTranslator>(), QStringLiteral("podium_") + code, QStringLiteral(":/translations"));
}

}  // namespace podium::desktop
