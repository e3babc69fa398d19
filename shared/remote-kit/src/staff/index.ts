/** What pages of staff have in common: how their rows and tables look. */
export { actingRow, row } from './row-look.ts'
export { scrolls, table } from './table-look.ts'
