import type { Language } from '@portal/contract/language'

/** Gives a text by its id, its `{places}` filled in. */
export type Words<Id extends string> = (id: Id, values?: Readonly<Record<string, string | number>>) => string

/** Six catalogs: all texts of each language, and of the formal ones what differs, by ids that end in `_u`. */
interface Catalogs<Id extends string> {
  plain: Record<Language, Record<Id, string>>
  formal: Record<Language, Readonly<Record<string, string>>>
}

/** Makes of catalogs the texts of a language in the firm's wording (I18N-02). */
export const wordsOf =
  <Id extends string>({ plain, formal }: Catalogs<Id>) =>
  (language: Language, isFormal: boolean): Words<Id> =>
  (id, values = {}) => {
    const text = (isFormal ? formal[language][`${id}_u`] : undefined) ?? plain[language][id]
    return text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''))
  }
