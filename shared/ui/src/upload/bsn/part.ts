/** What looks at files for citizen service numbers, shows what was seen, and has it masked. */
export { BsnRow } from './BsnRow.tsx'
export { look, mask } from './check-file.ts'
export { stateWords } from './state-words.ts'
