export {
  detectFilePresentation,
  type FilePresentation,
} from './file-presentation.ts'
export { FileView, type FileViewProps } from './file-view.tsx'
export type { ReadingProgress } from './reading-progress.ts'
export { saveViewedFile } from './save-viewed-file.ts'
export type { ViewedFile } from './viewed-file.ts'
export type { ViewerTexts } from './viewer-texts.ts'
