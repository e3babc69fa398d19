import type { Language } from '@portal/contract/language'
import de from './texts/de.json' with { type: 'json' }
import deFormal from './texts/de_u.json' with { type: 'json' }
import en from './texts/en.json' with { type: 'json' }
import enFormal from './texts/en_u.json' with { type: 'json' }
import nl from './texts/nl.json' with { type: 'json' }
import nlFormal from './texts/nl_u.json' with { type: 'json' }

/** Id of a text in a dossier. */
export type TextId = keyof typeof nl

/** Gives a text by its id, its `{places}` filled in. */
export type Words = (id: TextId, values?: Readonly<Record<string, string | number>>) => string

const catalogs: Record<Language, Record<TextId, string>> = { nl, en, de }
const formal: Record<Language, Readonly<Record<string, string>>> = {
  nl: nlFormal,
  en: enFormal,
  de: deFormal,
}

/** The texts of a dossier in a language, in the firm's wording (I18N-02). */
export function wordsIn(language: Language, isFormal: boolean): Words {
  return (id, values = {}) => {
    const text = (isFormal ? formal[language][`${id}_u`] : undefined) ?? catalogs[language][id]
    return text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''))
  }
}
