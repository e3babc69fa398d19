import type { Language } from '@portal/contract/language'
import { formatDate, formatShortDate } from '@portal/domain/format/date'
import { formatEuro, formatPercent } from '@portal/domain/format/format-money'
import type { DossierTextFunction, DossierTextId } from '../dossier-texts.ts'
import type { LabelledValue, OutlineBlock, OutlineSection } from './dossier-outline.ts'

type KnownOrNot<V> = V | null | undefined

/** Formats values in the dossier's language; unknown values as 'unknown' (FORMAT-05). */
export function createDossierFormatters(language: Language, getText: DossierTextFunction) {
  const formatOrUnknown = (text: string | null) => text || getText('unknown')
  const createAmountFormat =
    (write: (value: number, language: Language) => string) => (value: KnownOrNot<number>) =>
      formatOrUnknown(typeof value === 'number' ? write(value, language) : null)
  /** Creates a section, which says that nothing is known if it has no blocks. */
  const section = (title: DossierTextId, blocks: readonly OutlineBlock[]): OutlineSection => ({
    title: getText(title),
    blocks: blocks.length > 0 ? blocks : [{ kind: 'text', text: getText('nothing_known') }],
  })
  /** Creates a table in a list, which is empty if the table has no rows. */
  const table = (
    columns: readonly (readonly [label: DossierTextId, share: number, alignment?: 'numeric'])[],
    rows: readonly (readonly string[])[],
    total?: readonly string[],
  ): OutlineBlock[] => {
    if (rows.length === 0) return []
    const headings = columns.map(([label, share, alignment]) => ({
      label: getText(label),
      share,
      isNumeric: alignment === 'numeric',
    }))
    return [{ kind: 'table', columns: headings, rows, ...(total && { total }) }]
  }
  return {
    getText,
    euro: createAmountFormat(formatEuro),
    percent: createAmountFormat(formatPercent),
    date: (day: KnownOrNot<string>) => formatOrUnknown(formatDate(day, language)),
    shortDate: (day: KnownOrNot<string>) => formatOrUnknown(formatShortDate(day, language)),
    text: (value: KnownOrNot<string>) => formatOrUnknown(value?.trim() ?? null),
    /** Pairs labels with values. Omits unknown values. */
    facts: (all: readonly (readonly [DossierTextId, KnownOrNot<string>])[]): LabelledValue[] =>
      all.flatMap(([id, value]): LabelledValue[] => (value ? [[getText(id), value]] : [])),
    section,
    table,
    tableSection: (title: DossierTextId, ...content: Parameters<typeof table>) =>
      section(title, table(...content)),
  }
}

export type DossierFormatters = ReturnType<typeof createDossierFormatters>

/** Formats a value; returns null for an unknown value. */
export const formatIfKnown = <V>(value: V | null | undefined, write: (value: V) => string): string | null =>
  value === null || value === undefined || value === '' ? null : write(value)
