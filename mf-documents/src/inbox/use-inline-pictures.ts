import { detectFilePresentation } from '@portal/blocks/viewer'
import type { MailAttachment } from '@portal/contract/mail'
import { usePortal } from '@portal/remote-kit'
import { useEffect, useState } from 'react'
import { fetchFile } from '../shared/viewer/file-source.ts'

const noPictures: Record<string, string> = {}

/**
 * Inline pictures of a mail as data URLs, by content id. The mail's iframe has no network access, so the pictures are
 * fetched here. Other types than images are rejected.
 */
export function useInlinePictures(attachments: readonly MailAttachment[]): Readonly<Record<string, string>> {
  const { api } = usePortal()
  const [pictures, setPictures] = useState(noPictures)
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
        .then(toDataUrl)
        .then((address) => {
          if (address && !stop.signal.aborted) setPictures((known) => ({ ...known, [id]: address }))
        })
        .catch(() => {})
    }
    return () => stop.abort()
  }, [api, wanted])
  return pictures
}

async function toDataUrl(file: Blob): Promise<string | null> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const showable = detectFilePresentation(bytes, '', null)
  if (showable.as !== 'picture') return null
  return new Promise((resolve) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => resolve(null)
    reader.readAsDataURL(new Blob([bytes], { type: showable.type }))
  })
}
