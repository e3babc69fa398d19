import { markSigningRead, type Signing } from '@portal/contract/signing'
import { usePortal, useWrite } from '@portal/remote-kit'
import { useEffect, useRef, useState } from 'react'
import { fetchFile } from '../../shared/viewer/file-source.ts'

async function calculateSha256(file: Blob): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer())
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/**
 * Tracks the reading of a document to sign. The file must match the hash of the request. The server records
 * when reading starts and ends, by its own clock.
 */
export function useDocumentReading({ id, hash, document, read_at }: Signing) {
  const { api } = usePortal()
  const { mutateAsync } = useWrite(markSigningRead)
  const [came, setCame] = useState<string | null>(null)
  const [atEnd, setAtEnd] = useState(false)
  const [isUnreadable, setIsUnreadable] = useState(false)
  const endReport = useRef<Promise<unknown> | null>(null)
  const reportReading = (at: 'begin' | 'end') => mutateAsync({ params: { id }, body: { hash, at } })

  const isSame = came === hash
  const isRead = isSame && !isUnreadable && (atEnd || read_at !== null)

  /**
   * Resolves once the server has recorded that the customer read to the end. If the report fails, the next call sends
   * it again.
   */
  const ensureEndReported = async (): Promise<void> => {
    endReport.current ??= reportReading('end')
    try {
      await endReport.current
    } catch (error) {
      endReport.current = null
      throw error
    }
  }
  useEffect(() => {
    if (isRead && read_at === null) ensureEndReported().catch(() => {})
  })
  return {
    /** Whether the fetched file differs from the file to sign. */
    isOther: came !== null && !isSame,
    isRead,
    /** Whether a part of the file cannot be shown, so that the customer cannot read it here. */
    isUnreadable,
    settle: ensureEndReported,
    onEnd: () => setAtEnd(true),
    onUnreadable: () => setIsUnreadable(true),
    fetch: async (signal: AbortSignal): Promise<Blob> => {
      if (!document) throw new Error('there is nothing to read')
      const { name, link, mime_type: mimeType } = document
      const file = await fetchFile(api, { name, link, mimeType }, signal)
      const found = await calculateSha256(file)
      if (found === hash) reportReading('begin').catch(() => {})
      setCame(found)
      return file
    },
  }
}
