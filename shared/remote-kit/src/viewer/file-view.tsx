import { chakra } from '@portal/ui'
import { FailedFile } from './failed-file.tsx'
import type { Reading } from './reading.ts'
import { ShownFile } from './shown-file.tsx'
import { useFile } from './use-file.ts'
import type { ViewedFile } from './viewed-file.ts'
import type { ViewerWords } from './viewer-words.ts'
import { Waiting } from './waiting.tsx'

export interface FileViewProps {
  file: ViewedFile
  words: ViewerWords
  /** Follows whether a PDF is read to its end. */
  reading?: Reading
}

/** As the content of a dialog stands, so that it looks the same in any frame. */
const stack = { display: 'grid', gap: { base: '4', md: '6' }, gridTemplateColumns: 'minmax(0,1fr)' }

/**
 * What is shown of a file, in whatever frame: a PDF or picture; anything else can be saved. Where it does not come, it
 * says so and asks again. Use it in code that is loaded when a file is opened; pdf.js comes by itself with the first PDF.
 */
export const FileView = ({ file, words, reading }: FileViewProps) => (
  <chakra.div css={stack}>
    <Opened key={file.key} file={file} words={words} {...(reading && { reading })} />
  </chakra.div>
)

function Opened({ file, words, reading }: FileViewProps) {
  const opened = useFile(file)
  if (opened.state === 'loading') return <Waiting />
  if (opened.state === 'failed') return <FailedFile words={words} onRetry={opened.retry} />
  return <ShownFile {...opened} name={file.name} words={words} reading={reading} />
}
