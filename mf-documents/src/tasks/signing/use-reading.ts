import { markSigningRead, type Signing } from '@portal/contract/signing'
import { usePortal, useWrite } from '@portal/remote-kit'
import { useEffect, useRef, useState } from 'react'
import { fetchFile } from '../../shared/viewer/file.ts'

/** SHA-256 of a file, in hexadecimal. */
async function hashOf(file: Blob): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer())
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/**
 * Tracks the reading of a document to be signed: the file must match the hash of the request, and start and end of
 * reading are reported to the server, which uses its own clock.
 */
export function useReading({ id, hash, document, read_at }: Signing) {
  const { api } = usePortal()
  const { mutateAsync } = useWrite(markSigningRead)
  const [came, setCame] = useState<string | null>(null)
  const [atEnd, setAtEnd] = useState(false)
  const [isUnreadable, setIsUnreadable] = useState(false)
  const endReport = useRef<Promise<unknown> | null>(null)
  const tell = (at: 'begin' | 'end') => mutateAsync({ params: { id }, body: { hash, at } })

  const isSame = came === hash
  const isRead = isSame && !isUnreadable && (atEnd || read_at !== null)

  /** Resolves once the server has recorded the end; a failed report is sent again. */
  const settle = async (): Promise<void> => {
    endReport.current ??= tell('end')
    try {
      await endReport.current
    } catch (error) {
      endReport.current = null
      throw error
    }
  }
  useEffect(() => {
    if (isRead && read_at === null) settle().catch(() => {})
  })
  return {
    /** Whether the received file differs from the one to be signed. */
    isOther: came !== null && !isSame,
    isRead,
    /** Whether a part of it cannot be shown, so that it cannot be read here. */
    isUnreadable,
    settle,
    onEnd: () => setAtEnd(true),
    onUnreadable: () => setIsUnreadable(true),
    fetch: async (signal: AbortSignal): Promise<Blob> => {
      if (!document) throw new Error('there is nothing to read')
      const { name, link, mime_type: mimeType } = document
      const file = await fetchFile(api, { name, link, mimeType }, signal)
      const found = await hashOf(file)
      if (found === hash) tell('begin').catch(() => {})
      setCame(found)
      return file
    },
  }
}
