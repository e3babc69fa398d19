import type { Language } from '@portal/contract/language'

type Values = Readonly<Record<string, string | number>>

/** Returns a text by its id with `{placeholders}` replaced. */
export type TextFunction<Id extends string> = (id: Id, values?: Values) => string

/** Replaces the `{placeholders}` of a text once: inserted values are not processed again. */
export const fillText = (text: string, values: Values = {}): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))

/** Six catalogs: all texts of each language, and differing formal ones with ids ending in `_u`. */
interface Catalogs<Id extends string> {
  plain: Record<Language, Record<Id, string>>
  formal: Record<Language, Readonly<Record<string, string>>>
}

/** Creates a text function for a language and form of address (I18N-02). */
export const createTextFunction =
  <Id extends string>({ plain, formal }: Catalogs<Id>) =>
  (language: Language, isFormal: boolean): TextFunction<Id> =>
  (id, values) =>
    fillText((isFormal ? formal[language][`${id}_u`] : undefined) ?? plain[language][id], values)
