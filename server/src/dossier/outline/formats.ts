import type { Language } from '@portal/contract/language'
import { formatDate, formatShortDate } from '@portal/domain/format/date'
import { formatEuro, formatPercent } from '@portal/domain/format/money'
import type { TextFunction, TextId } from '../dossier-texts.ts'
import type { Fact } from './outline.ts'

/** Texts and formats of a dossier, including that for unknown values (FORMAT-05). */
export interface Formats {
  words: TextFunction
  euro(amount: number | null | undefined): string
  percent(value: number | null | undefined): string
  date(day: string | null | undefined): string
  shortDate(day: string | null | undefined): string
  text(value: string | null | undefined): string
  /** Facts with known values; others are omitted. */
  facts(all: readonly (readonly [TextId, string | null | undefined])[]): Fact[]
}

/** Makes the texts and formats of a dossier in a locale. */
export function formatsIn(language: Language, words: TextFunction): Formats {
  const known = (text: string | null) => text || words('unknown')
  const amount =
    (write: (value: number, language: Language) => string) => (value: number | null | undefined) =>
      known(typeof value === 'number' ? write(value, language) : null)
  return {
    words,
    euro: amount(formatEuro),
    percent: amount(formatPercent),
    date: (day) => known(formatDate(day, language)),
    shortDate: (day) => known(formatShortDate(day, language)),
    text: (value) => known(value?.trim() ?? null),
    facts: (all) => all.flatMap(([id, value]): Fact[] => (value ? [[words(id), value]] : [])),
  }
}

/** Applies a formatter to a known value; null for an unknown one. */
export const ifKnown = <V>(value: V | null | undefined, write: (value: V) => string): string | null =>
  value === null || value === undefined || value === '' ? null : write(value)
