/** Shows a file as what it is: a PDF page by page, a picture, or why neither; and saves one. */
export { FileView, type FileViewProps } from './file-view.tsx'
export { keepFile } from './keep-file.ts'
export type { Reading } from './reading.ts'
export { type Showable, showableOf } from './showable.ts'
export type { ViewedFile } from './viewed-file.ts'
export type { ViewerWords } from './viewer-words.ts'
