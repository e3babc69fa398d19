export { staffActionRowCss, staffRowCss } from './row-styles.ts'
export { staffTableCss, staffTableScrollCss } from './table-styles.ts'
