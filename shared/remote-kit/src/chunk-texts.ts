import type { Language, Locale } from '@portal/contract/language'
import { withFormalTexts } from '@portal/domain/format/formal-texts'
import { type Messages, setupI18n } from '@portal/remote-kit/i18n'
import { useLanguage } from './context.tsx'
import { getLocale, type TextFunction, toMessageId } from './texts.tsx'

type Catalogs<Catalog> = Readonly<Record<Locale, Messages>> & { nl: Catalog }

/** Messages that load with a code chunk, separate from the catalog, which every page loads first. */
export function createChunkTexts<Catalog extends Messages>(catalogs: Catalogs<Catalog>) {
  type Text = TextFunction<keyof Catalog & string>
  const known = new Map<Locale, Text>()
  const getTextFor = (shown: { language: Language; formal: boolean }): Text => {
    const locale = getLocale(shown)
    const text = known.get(locale) ?? createText(shown.language, shown.formal ? catalogs[locale] : {})
    known.set(locale, text)
    return text
  }
  const createText = (language: Language, formal: Messages): Text => {
    const i18n = setupI18n({
      locale: language,
      messages: { [language]: withFormalTexts(catalogs[language], formal) },
    })
    return (id, values) => i18n._(toMessageId(id), values)
  }
  return {
    textIn: getTextFor,
    useText: (): Text => getTextFor(useLanguage()),
  }
}
