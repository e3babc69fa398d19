import { useEffect, useEffectEvent, useState } from 'react'
import { type Showable, showableOf } from './showable.ts'
import type { ViewedFile } from './viewed-file.ts'

/** A file that is being loaded. */
type OpenedFile =
  | { state: 'loading' }
  | { state: 'failed' }
  | { state: 'here'; content: Blob; showable: Showable }

/** Loads a file to show; unmounting or another file aborts it. */
export function useFile(file: ViewedFile): OpenedFile & { retry: () => void } {
  const [attempt, setAttempt] = useState(0)
  const [opened, setOpened] = useState<OpenedFile>({ state: 'loading' })
  const open = useEffectEvent((signal: AbortSignal) => openFile(file, signal))
  useEffect(() => {
    const stop = new AbortController()
    const tell = (outcome: OpenedFile) => {
      if (!stop.signal.aborted) setOpened(outcome)
    }
    tell({ state: 'loading' })
    open(stop.signal).then(tell, () => tell({ state: 'failed' }))
    return () => stop.abort()
  }, [file.key, attempt])
  return { ...opened, retry: () => setAttempt(attempt + 1) }
}

async function openFile(file: ViewedFile, signal: AbortSignal): Promise<OpenedFile> {
  const received = await file.fetch(signal)
  const bytes = new Uint8Array(await received.arrayBuffer())
  const showable = showableOf(bytes, file.name, file.mimeType ?? received.type)
  const type = 'type' in showable ? showable.type : 'application/octet-stream'
  return { state: 'here', content: new Blob([bytes], { type }), showable }
}
