import { once } from './once.ts'

/** A cell of a table to download: a text, a number, or nothing. */
export type Cell = string | number | null

const number = once(
  () =>
    new Intl.NumberFormat('nl-NL', {
      minimumFractionDigits: 2,
      maximumFractionDigits: 2,
      useGrouping: false,
    }),
)

/** A spreadsheet would run a text that begins like a formula; an apostrophe makes it text again. */
const inert = (text: string) => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text)
const quoted = (text: string) => (/[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

const written = (cell: Cell): string =>
  cell === null ? '' : typeof cell === 'number' ? number().format(cell) : quoted(inert(cell))

/** Media type of a CSV file. */
export const csvType = 'text/csv;charset=utf-8'

/**
 * The text of a CSV file as a Dutch spreadsheet opens it with a press: semicolons, decimal commas, two decimals,
 * and a mark that says it is UTF-8.
 */
export const csvFile = (rows: readonly (readonly Cell[])[]): string =>
  `\ufeff${rows.map((row) => row.map(written).join(';')).join('\r\n')}\r\n`
