import type { Language } from '@portal/contract/language'
import { formatDate, formatShortDate } from '@portal/domain/format/date'
import { formatEuro, formatPercent } from '@portal/domain/format/format-money'
import type { DossierTextId, TextFunction } from '../dossier-texts.ts'
import type { LabelledValue } from './outline.ts'

/** Formats unknown values as 'unknown' (FORMAT-05). */
export interface DossierFormats {
  getText: TextFunction
  euro(amount: number | null | undefined): string
  percent(value: number | null | undefined): string
  date(day: string | null | undefined): string
  shortDate(day: string | null | undefined): string
  text(value: string | null | undefined): string
  /** Omits unknown values. */
  facts(all: readonly (readonly [DossierTextId, string | null | undefined])[]): LabelledValue[]
}

export function createFormats(language: Language, getText: TextFunction): DossierFormats {
  const orUnknown = (text: string | null) => text || getText('unknown')
  const amount =
    (write: (value: number, language: Language) => string) => (value: number | null | undefined) =>
      orUnknown(typeof value === 'number' ? write(value, language) : null)
  return {
    getText,
    euro: amount(formatEuro),
    percent: amount(formatPercent),
    date: (day) => orUnknown(formatDate(day, language)),
    shortDate: (day) => orUnknown(formatShortDate(day, language)),
    text: (value) => orUnknown(value?.trim() ?? null),
    facts: (all) => all.flatMap(([id, value]): LabelledValue[] => (value ? [[getText(id), value]] : [])),
  }
}

/** Null for an unknown value. */
export const formatIfKnown = <V>(value: V | null | undefined, write: (value: V) => string): string | null =>
  value === null || value === undefined || value === '' ? null : write(value)
