/** What a file is, whatever it was called; and saving one. */
export { keepFile } from './keep-file.ts'
export { type Showable, showableOf } from './showable.ts'
