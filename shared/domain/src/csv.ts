import { once } from './once.ts'

/** A cell of a CSV table. */
export type Cell = string | number | null

const number = once(
  () =>
    new Intl.NumberFormat('nl-NL', {
      minimumFractionDigits: 2,
      maximumFractionDigits: 2,
      useGrouping: false,
    }),
)

/** Spreadsheets execute text that begins like a formula; an apostrophe prevents that. */
const escapeFormula = (text: string) => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text)
const quoteCell = (text: string) => (/[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

const formatCell = (cell: Cell): string =>
  cell === null ? '' : typeof cell === 'number' ? number().format(cell) : quoteCell(escapeFormula(cell))

/** Media type of a CSV file. */
export const csvType = 'text/csv;charset=utf-8'

/**
 * Makes a CSV file for a Dutch spreadsheet program: semicolons, decimal commas, two decimals, and a UTF-8 byte order
 * mark.
 */
export const csvFile = (rows: readonly (readonly Cell[])[]): string =>
  `\ufeff${rows.map((row) => row.map(formatCell).join(';')).join('\r\n')}\r\n`
