/** What looks at files for citizen service numbers, shows what was seen, and has it masked. */
export { BsnRow } from './BsnRow.tsx'
export { look, mask } from './check-file.ts'
export { noteWords, stateWords } from './state-words.ts'
