import type { Language } from '@portal/contract/language'

type TextValues = Readonly<Record<string, string | number>>

/** Returns the text with an id, with `{placeholders}` replaced. */
export type TextFunction<Id extends string> = (id: Id, values?: TextValues) => string

/** Replaces `{placeholders}`. Does not process inserted values again. */
export const fillText = (text: string, values: TextValues = {}): string =>
  text.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder))

/** A formal catalog has only texts that differ; their ids end in `_u`. */
type Catalogs<Id extends string> = Record<Language, Readonly<Record<Id, string>>> &
  Record<`${Language}_u`, Readonly<Record<string, string>>>

/** Creates a function that returns texts in a language and form of address (I18N-02). */
export const createTextFunction =
  <Id extends string>(catalogs: Catalogs<Id>) =>
  (language: Language, isFormal: boolean): TextFunction<Id> =>
  (id, values) =>
    fillText((isFormal ? catalogs[`${language}_u`][`${id}_u`] : undefined) ?? catalogs[language][id], values)
