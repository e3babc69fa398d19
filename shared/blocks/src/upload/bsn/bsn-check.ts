/** Public API of the BSN check: searching, showing and masking numbers. */
export { BsnRow } from './BsnRow.tsx'
export { getBsnNoteText, getBsnStateText } from './bsn-state-text.ts'
export { maskFileInWorker, scanFileInWorker } from './check-file.ts'
