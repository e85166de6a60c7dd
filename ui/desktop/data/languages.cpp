// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/data/languages.h"

#include <QCoreApplication>
#include <QLibraryInfo>

namespace podium::desktop {

namespace {

Language systemLanguage()
{
    return QLocale::system().language() == QLocale::German ? Language::German : Language::English;
}

}  // namespace

Languages::Languages(QObject* parent) : QObject(parent)
{
    apply();
}

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
    if (m_language == Language::English) {
        return;
    }
    const auto install = [this](const QString& name, const QString& folder) {
        auto translator = std::make_unique<QTranslator>();
        if (translator->load(name, folder)) {
            QCoreApplication::installTranslator(translator.get());
            m_translators.push_back(std::move(translator));
        }
    };
    install(QStringLiteral("qtbase_de"), QLibraryInfo::path(QLibraryInfo::TranslationsPath));
    install(QStringLiteral("podium_de"), QStringLiteral(":/translations"));
}

}  // namespace podium::desktop
