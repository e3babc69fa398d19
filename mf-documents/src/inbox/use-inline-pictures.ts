import type { MailAttachment } from '@portal/contract/mail'
import { usePortal } from '@portal/remote-kit'
import { showableOf } from '@portal/remote-kit/viewer'
import { useEffect, useState } from 'react'
import { fetchFile } from '../shared/viewer/file.ts'

const none: Record<string, string> = {}

/**
 * Inline pictures of a mail, fetched for its iframe, which has no network access. Only valid image types are passed.
 */
export function useInlinePictures(attachments: readonly MailAttachment[]): Readonly<Record<string, string>> {
  const { api } = usePortal()
  const [pictures, setPictures] = useState(none)
  const links = attachments.flatMap(({ inline, content_id, display_link }) =>
    inline && content_id && display_link ? [`${content_id} ${display_link}`] : [],
  )
  const wanted = links.join('\n')
  useEffect(() => {
    const stop = new AbortController()
    for (const line of wanted ? wanted.split('\n') : []) {
      const separatorIndex = line.lastIndexOf(' ')
      const [id, link] = [line.slice(0, separatorIndex), line.slice(separatorIndex + 1)]
      fetchFile(api, { name: id, link, mimeType: null }, stop.signal)
        .then(asAddress)
        .then((address) => {
          if (address && !stop.signal.aborted) setPictures((known) => ({ ...known, [id]: address }))
        })
        .catch(() => {})
    }
    return () => stop.abort()
  }, [api, wanted])
  return pictures
}

async function asAddress(file: Blob): Promise<string | null> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const showable = showableOf(bytes, '', null)
  if (showable.as !== 'picture') return null
  return new Promise((resolve) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => resolve(null)
    reader.readAsDataURL(new Blob([bytes], { type: showable.type }))
  })
}
