import { Button, chakra, Notice, Stack, Text } from '@portal/ui'
import { useEffect, useEffectEvent, useState } from 'react'
import { detectFilePresentation, type FilePresentation } from './file-presentation.ts'
import { FileSkeleton } from './file-skeleton.tsx'
import { ShownFile } from './shown-file.tsx'
import { useViewerText } from './use-viewer-text.ts'
import type { ReadingProgress, ViewedFile, ViewerTexts } from './viewed-file.ts'

type FileLoadState =
  | { state: 'loading' }
  | { state: 'failed' }
  | { state: 'here'; content: Blob; showable: FilePresentation }

/** Loads a file. Unmounting or another file aborts the request. */
function useViewedFile(file: ViewedFile): FileLoadState & { retry: () => void } {
  const [attempt, setAttempt] = useState(0)
  const [opened, setOpened] = useState<FileLoadState>({ state: 'loading' })
  const open = useEffectEvent((signal: AbortSignal) => loadFile(file, signal))
  useEffect(() => {
    const stop = new AbortController()
    const updateLoadState = (outcome: FileLoadState) => {
      if (!stop.signal.aborted) setOpened(outcome)
    }
    updateLoadState({ state: 'loading' })
    open(stop.signal).then(updateLoadState, () => updateLoadState({ state: 'failed' }))
    return () => stop.abort()
  }, [file.key, attempt])
  return { ...opened, retry: () => setAttempt(attempt + 1) }
}

async function loadFile(file: ViewedFile, signal: AbortSignal): Promise<FileLoadState> {
  const received = await file.fetch(signal)
  const bytes = new Uint8Array(await received.arrayBuffer())
  const showable = detectFilePresentation(bytes, file.name, file.mimeType ?? received.type)
  const type = 'type' in showable ? showable.type : 'application/octet-stream'
  return { state: 'here', content: new Blob([bytes], { type }), showable }
}

interface FailedFileProps {
  texts: ViewerTexts
  onRetry: () => void
}

function FailedFilePanel({ texts, onRetry }: FailedFileProps) {
  const text = useViewerText()
  return (
    <Notice status="bad" role="alert">
      <Stack gap="3" alignItems="start">
        <Text fontWeight={600}>{texts.unavailable}</Text>
        <Text>{texts.unavailableHint}</Text>
        <Button kind="secondary" small icon="retry" onClick={onRetry}>
          {text('retry')}
        </Button>
      </Stack>
    </Notice>
  )
}

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
