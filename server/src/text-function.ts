import type { Language } from '@portal/contract/language'

type Values = Readonly<Record<string, string | number>>

/** Replaces `{placeholders}` in the text. */
export type TextFunction<Id extends string> = (id: Id, values?: Values) => string

/** Inserted values are not processed again. */
export const fillText = (text: string, values: Values = {}): string =>
  text.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder))

/** `formal` has only texts that differ; their ids end in `_u`. */
interface Catalogs<Id extends string> {
  plain: Record<Language, Record<Id, string>>
  formal: Record<Language, Readonly<Record<string, string>>>
}

/** Requirement I18N-02. */
export const createTextFunction =
  <Id extends string>({ plain, formal }: Catalogs<Id>) =>
  (language: Language, isFormal: boolean): TextFunction<Id> =>
  (id, values) =>
    fillText((isFormal ? formal[language][`${id}_u`] : undefined) ?? plain[language][id], values)
