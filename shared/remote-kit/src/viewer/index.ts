/** File viewer: PDFs page by page, pictures, or the reason why a file cannot be shown. */
export { FileView, type FileViewProps } from './file-view.tsx'
export type { ReadingProgress } from './reading-progress.ts'
export { saveViewedFile } from './save-viewed-file.ts'
export { type Showable, showableOf } from './showable.ts'
export type { ViewedFile } from './viewed-file.ts'
export type { ViewerTexts } from './viewer-texts.ts'
