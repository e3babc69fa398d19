/** What pages of staff have in common: how their rows and tables look, and what their forms end with. */
export { FormButtons } from './form-buttons.tsx'
export { actingRow, row } from './row-look.ts'
export { scrolls, table } from './table-look.ts'
