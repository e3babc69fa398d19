export {
  detectFilePresentation,
  type FilePresentation,
} from './file-presentation.ts'
export { FileView, type FileViewProps } from './file-view.tsx'
export type { ReadingProgress, ViewedFile, ViewerTexts } from './viewed-file.ts'
export { saveViewedFile } from './viewed-file.ts'
