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
 * Follows a document that is read to be signed: what came is held to the hash of what was asked about, and the server is told when
 * reading began and when it came to the end, by its own clock.
 */
export function useReading({ id, hash, document, read_at }: Signing) {
  const { api } = usePortal()
  const { mutateAsync } = useWrite(markSigningRead)
  const [came, setCame] = useState<string | null>(null)
  const [atEnd, setAtEnd] = useState(false)
  const [isUnreadable, setIsUnreadable] = useState(false)
  const told = useRef<Promise<unknown> | null>(null)
  const tell = (at: 'begin' | 'end') => mutateAsync({ params: { id }, body: { hash, at } })

  const isSame = came === hash
  const isRead = isSame && !isUnreadable && (atEnd || read_at !== null)

  /** Sure once the server knows that the end was reached; what failed is told again. */
  const settle = async (): Promise<void> => {
    told.current ??= tell('end')
    try {
      await told.current
    } catch (error) {
      told.current = null
      throw error
    }
  }
  useEffect(() => {
    if (isRead && read_at === null) settle().catch(() => {})
  })
  return {
    /** What came is another file than was asked about. */
    isOther: came !== null && !isSame,
    isRead,
    /** A part of it cannot be shown, so that nobody can have read it here. */
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
