import { usePortal } from '@portal/remote-kit'
import { type Showable, showableOf } from '@portal/remote-kit/viewer'
import { useEffect, useState } from 'react'
import { type FileSource, fetchFile } from './file.ts'

/** A file that is being opened. */
export type OpenedFile =
  | { state: 'loading' }
  | { state: 'failed' }
  | { state: 'here'; content: Blob; showable: Showable }

/** Fetches a file to look at; another one, or leaving, breaks it off. */
export function useFile(source: FileSource): OpenedFile & { retry: () => void } {
  const { api } = usePortal()
  const [attempt, setAttempt] = useState(0)
  const [file, setFile] = useState<OpenedFile>({ state: 'loading' })
  const { name, link, mimeType } = source
  useEffect(() => {
    const stop = new AbortController()
    const open = async () => {
      setFile({ state: 'loading' })
      const received = await fetchFile(api, { name, link, mimeType }, stop.signal)
      const bytes = new Uint8Array(await received.arrayBuffer())
      const showable = showableOf(bytes, name, mimeType ?? received.type)
      const type = 'type' in showable ? showable.type : 'application/octet-stream'
      if (!stop.signal.aborted) setFile({ state: 'here', content: new Blob([bytes], { type }), showable })
    }
    open().catch(() => {
      if (!stop.signal.aborted) setFile({ state: 'failed' })
    })
    return () => stop.abort()
  }, [api, name, link, mimeType, attempt])
  return { ...file, retry: () => setAttempt(attempt + 1) }
}
