/** Styles of rows and tables on staff pages. */
export { staffActionRowCss, staffRowCss } from './row-styles.ts'
export { staffTableCss, staffTableScrollCss } from './table-styles.ts'
