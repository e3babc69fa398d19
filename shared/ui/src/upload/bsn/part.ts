/** Check for citizen service numbers: search, display and masking. */
export { BsnRow } from './BsnRow.tsx'
export { mask, scanFile as look } from './check-file.ts'
export { bsnNoteText, bsnStateText } from './state-text.ts'
