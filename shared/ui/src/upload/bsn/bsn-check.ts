/** Public API of the BSN check: search, display and masking. */
export { BsnRow } from './BsnRow.tsx'
export { getBsnNoteText, getBsnStateText } from './bsn-state-text.ts'
export { maskFile, scanFile } from './check-file.ts'
