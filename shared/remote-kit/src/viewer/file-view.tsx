import { chakra } from '@portal/ui'
import { FailedFile } from './failed-file.tsx'
import { FileSkeleton } from './file-skeleton.tsx'
import type { ReadingProgress } from './reading-progress.ts'
import { ShownFile } from './shown-file.tsx'
import { useFile } from './use-file.ts'
import type { ViewedFile } from './viewed-file.ts'
import type { ViewerTexts } from './viewer-texts.ts'

export interface FileViewProps {
  file: ViewedFile
  words: ViewerTexts
  /** Tracks whether a PDF is read to its end. */
  reading?: ReadingProgress
}

/** Same spacing as the content of a dialog. */
const stack = { display: 'grid', gap: { base: '4', md: '6' }, gridTemplateColumns: 'minmax(0,1fr)' }

/**
 * Shows a PDF or picture in any container; other files can only be saved. Load errors show a retry button. Import it
 * only in code that loads when a file is opened; pdf.js loads with the first PDF.
 */
export const FileView = ({ file, words, reading }: FileViewProps) => (
  <chakra.div css={stack}>
    <Opened key={file.key} file={file} words={words} {...(reading && { reading })} />
  </chakra.div>
)

function Opened({ file, words, reading }: FileViewProps) {
  const opened = useFile(file)
  if (opened.state === 'loading') return <FileSkeleton />
  if (opened.state === 'failed') return <FailedFile words={words} onRetry={opened.retry} />
  return <ShownFile {...opened} name={file.name} words={words} reading={reading} />
}
