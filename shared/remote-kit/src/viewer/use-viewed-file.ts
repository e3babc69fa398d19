import { useEffect, useEffectEvent, useState } from 'react'
import { detectFilePresentation, type FilePresentation } from './file-presentation.ts'
import type { ViewedFile } from './viewed-file.ts'

type FileLoadState =
  | { state: 'loading' }
  | { state: 'failed' }
  | { state: 'here'; content: Blob; showable: FilePresentation }

/** Loads a file. Unmounting or another file aborts the request. */
export function useViewedFile(file: ViewedFile): FileLoadState & { retry: () => void } {
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
