import { saveViewedFile } from '@portal/blocks/viewer'
import type { MailRecord } from '@portal/contract/mail'
import { usePortal } from '@portal/remote-kit'
import { Button, Notice } from '@portal/ui'
import { useState } from 'react'
import { fetchFile } from '../shared/viewer/file-source.ts'
import { useText } from '../texts.ts'

/**
 * Button to download a mail with its attachments as one file; renders nothing if the tenant provides no link
 * (ENTITY-19).
 */
export function DownloadMailButton({ mail: { name, extension, download_link } }: { mail: MailRecord }) {
  const text = useText()
  const { api } = usePortal()
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')
  if (!download_link) return null
  const title = `${name || text('no_subject')}.${extension || 'eml'}`
  const saveMail = async () => {
    setState('busy')
    try {
      saveViewedFile(
        title,
        await fetchFile(api, { name: title, link: download_link, mimeType: 'message/rfc822' }),
      )
      setState('idle')
    } catch {
      setState('failed')
    }
  }
  return (
    <>
      <Button
        kind="quiet"
        small
        icon="download"
        justifySelf="start"
        ml="-3"
        busy={state === 'busy'}
        onClick={() => void saveMail()}
        _print={{ display: 'none' }}
      >
        {text('mail_keep')}
      </Button>
      {state === 'failed' && (
        <Notice status="bad" role="alert">
          {text('view_unavailable')}. {text('view_unavailable_hint')}
        </Notice>
      )}
    </>
  )
}
