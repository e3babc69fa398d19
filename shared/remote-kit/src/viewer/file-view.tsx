import { chakra } from '@portal/ui'
import { FailedFilePanel } from './failed-file.tsx'
import { FileSkeleton } from './file-skeleton.tsx'
import type { ReadingProgress } from './reading-progress.ts'
import { ShownFile } from './shown-file.tsx'
import { useViewedFile } from './use-viewed-file.ts'
import type { ViewedFile } from './viewed-file.ts'
import type { ViewerTexts } from './viewer-texts.ts'

export interface FileViewProps {
  file: ViewedFile
  texts: ViewerTexts
  /** Receives whether a PDF is read to its end. */
  reading?: ReadingProgress
}

const stackCss = { display: 'grid', gap: { base: '4', md: '6' }, gridTemplateColumns: 'minmax(0,1fr)' }

/** Shows a PDF or picture. Import only in code that loads when a file is opened. */
export const FileView = ({ file, texts, reading }: FileViewProps) => (
  <chakra.div css={stackCss}>
    <OpenedFileView key={file.key} file={file} texts={texts} {...(reading && { reading })} />
  </chakra.div>
)

function OpenedFileView({ file, texts, reading }: FileViewProps) {
  const opened = useViewedFile(file)
  if (opened.state === 'loading') return <FileSkeleton />
  if (opened.state === 'failed') return <FailedFilePanel texts={texts} onRetry={opened.retry} />
  return <ShownFile {...opened} name={file.name} texts={texts} reading={reading} />
}
