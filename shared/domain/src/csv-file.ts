import { createLazyGetter } from './create-lazy-getter.ts'

export type CsvCell = string | number | null

const getNumberFormat = createLazyGetter(
  () =>
    new Intl.NumberFormat('nl-NL', {
      minimumFractionDigits: 2,
      maximumFractionDigits: 2,
      useGrouping: false,
    }),
)

/** Adds an apostrophe to a text that a spreadsheet program would execute as a formula. */
const escapeFormula = (text: string) => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text)
const quoteCell = (text: string) => (/[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

const formatCell = (cell: CsvCell): string =>
  cell === null
    ? ''
    : typeof cell === 'number'
      ? getNumberFormat().format(cell)
      : quoteCell(escapeFormula(cell))

export const csvMediaType = 'text/csv;charset=utf-8'

/**
 * Creates a CSV file for Dutch spreadsheet programs: UTF-8 with byte order mark, semicolons, decimal commas and two
 * decimals.
 */
export const createCsvFile = (rows: readonly (readonly CsvCell[])[]): string =>
  `\ufeff${rows.map((row) => row.map(formatCell).join(';')).join('\r\n')}\r\n`
