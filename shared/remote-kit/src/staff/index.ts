/** Styles of rows and tables on staff pages. */
export { actingRow, row } from './row-styles.ts'
export { scrolls, table } from './table-styles.ts'
