import type { Language, Locale } from '@portal/contract/language'
import { replaceByFormalTexts } from '@portal/domain/format/formal-texts'
import { type Messages, setupI18n } from '@portal/remote-kit/i18n'
import { useLanguage } from './context.tsx'
import { getLocale, type TextFunction, toMessageId } from './texts.tsx'

type Catalogs<Catalog> = Readonly<Record<Locale, Messages>> & { nl: Catalog }

/** Creates texts from messages that load with a code chunk, separate from the catalog, which every page loads first. */
export function createChunkTexts<Catalog extends Messages>(catalogs: Catalogs<Catalog>) {
  type ChunkTextFunction = TextFunction<keyof Catalog & string>
  const known = new Map<Locale, ChunkTextFunction>()
  const getTextFor = (shown: { language: Language; formal: boolean }): ChunkTextFunction => {
    const locale = getLocale(shown)
    const text = known.get(locale) ?? createTextFunction(shown.language, shown.formal ? catalogs[locale] : {})
    known.set(locale, text)
    return text
  }
  const createTextFunction = (language: Language, formal: Messages): ChunkTextFunction => {
    const i18n = setupI18n({
      locale: language,
      messages: { [language]: replaceByFormalTexts(catalogs[language], formal) },
    })
    return (id, values) => i18n._(toMessageId(id), values)
  }
  return {
    textIn: getTextFor,
    useText: (): ChunkTextFunction => getTextFor(useLanguage()),
  }
}
