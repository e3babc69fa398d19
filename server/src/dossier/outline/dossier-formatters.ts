import type { Language } from '@portal/contract/language'
import { formatDate, formatShortDate } from '@portal/domain/format/date'
import { formatEuro, formatPercent } from '@portal/domain/format/format-money'
import type { DossierTextFunction, DossierTextId } from '../dossier-texts.ts'
import type { LabelledValue } from './dossier-outline.ts'

/** Formats values in the dossier's language; unknown values as 'unknown' (FORMAT-05). */
export interface DossierFormatters {
  getText: DossierTextFunction
  euro(amount: number | null | undefined): string
  percent(value: number | null | undefined): string
  date(day: string | null | undefined): string
  shortDate(day: string | null | undefined): string
  text(value: string | null | undefined): string
  /** Pairs labels with values. Omits unknown values. */
  facts(all: readonly (readonly [DossierTextId, string | null | undefined])[]): LabelledValue[]
}

export function createDossierFormatters(language: Language, getText: DossierTextFunction): DossierFormatters {
  const formatOrUnknown = (text: string | null) => text || getText('unknown')
  const createAmountFormat =
    (write: (value: number, language: Language) => string) => (value: number | null | undefined) =>
      formatOrUnknown(typeof value === 'number' ? write(value, language) : null)
  return {
    getText,
    euro: createAmountFormat(formatEuro),
    percent: createAmountFormat(formatPercent),
    date: (day) => formatOrUnknown(formatDate(day, language)),
    shortDate: (day) => formatOrUnknown(formatShortDate(day, language)),
    text: (value) => formatOrUnknown(value?.trim() ?? null),
    facts: (all) => all.flatMap(([id, value]): LabelledValue[] => (value ? [[getText(id), value]] : [])),
  }
}

/** Formats a value; returns null for an unknown value. */
export const formatIfKnown = <V>(value: V | null | undefined, write: (value: V) => string): string | null =>
  value === null || value === undefined || value === '' ? null : write(value)
