import { MailIframe } from '@portal/blocks/mail-iframe'
import { detectFilePresentation, saveViewedFile } from '@portal/blocks/viewer'
import type { MailAttachment, MailRecord } from '@portal/contract/mail'
import { toDisplayFileName } from '@portal/domain/upload/file-name'
import { usePortal } from '@portal/remote-kit'
import { Box, Button, chakra, Flex, Heading, Notice, Text } from '@portal/ui'
import { useEffect, useState } from 'react'
import { IconTile } from '../shared/IconTile.tsx'
import { FileViewerOverlay } from '../shared/viewer/FileViewerOverlay.tsx'
import { type FileSource, fetchFile } from '../shared/viewer/file-source.ts'
import { useText } from '../texts.ts'

/**
 * Content and attachments of a mail. External pictures load only on demand, because mails come from untrusted senders.
 */
export default function MailContent({ mail }: { mail: MailRecord }) {
  const text = useText()
  const [images, setImages] = useState(false)
  const [blocked, setBlocked] = useState(0)
  const [opened, setOpened] = useState<FileSource | null>(null)
  const attachments = mail.child_instance?.data?.attachments ?? []
  const pictures = useInlinePictures(attachments)
  return (
    <Box p={{ base: '5', md: '8' }} display="grid" gap="5" gridTemplateColumns="minmax(0,1fr)">
      {!images && blocked > 0 && (
        <Notice _print={{ display: 'none' }}>
          <Flex gap="3" wrap="wrap" align="center" justify="space-between">
            <Text flex="1 1 16em">{text('mail_images_blocked')}</Text>
            <Button kind="secondary" small onClick={() => setImages(true)}>
              {text('mail_images_show')}
            </Button>
          </Flex>
        </Notice>
      )}
      <MailIframe
        title={text('mail_frame')}
        key={String(images)}
        html={mail.child_instance?.content ?? ''}
        pictures={pictures}
        images={images}
        onBlocked={setBlocked}
      />
      <MailAttachments attachments={attachments.filter(({ inline }) => !inline)} onOpen={setOpened} />
      <DownloadMailButton mail={mail} />
      <FileViewerOverlay source={opened} onClose={() => setOpened(null)} />
    </Box>
  )
}

/**
 * Button to download a mail with its attachments as one file; renders nothing if the tenant provides no link
 * (ENTITY-19).
 */
function DownloadMailButton({ mail: { name, extension, download_link } }: { mail: MailRecord }) {
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

interface MailAttachmentsProps {
  attachments: readonly MailAttachment[]
  onOpen: (source: FileSource) => void
}

const attachmentListCss = { display: 'flex', flexWrap: 'wrap', gap: '3' }
const attachmentButtonCss = {
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  p: '3',
  pr: '5',
  textAlign: 'start',
  borderWidth: '1px',
  borderColor: 'line',
  rounded: 'card',
  maxW: '100%',
  _hover: { borderColor: 'edge' },
}

function MailAttachments({ attachments, onOpen }: MailAttachmentsProps) {
  const text = useText()
  const files = attachments.flatMap(({ name, display_link, mime_type }) =>
    display_link ? [{ name: name ?? text('mail_attachment'), link: display_link, mimeType: mime_type }] : [],
  )
  if (files.length === 0) return null
  return (
    <div>
      <Heading level={3} textStyle="body" mb="2">
        {text('mail_attachments')}
      </Heading>
      <chakra.ul css={attachmentListCss}>
        {files.map((file) => (
          <chakra.li key={file.link} maxW="100%">
            <chakra.button
              type="button"
              css={attachmentButtonCss}
              aria-label={text('open_label', { name: toDisplayFileName(file.name) })}
              onClick={() => onOpen(file)}
            >
              <IconTile icon="document" />
              <Text fontWeight={600} overflowWrap="anywhere" minW="0">
                {toDisplayFileName(file.name)}
              </Text>
            </chakra.button>
          </chakra.li>
        ))}
      </chakra.ul>
    </div>
  )
}

const noPictures: Record<string, string> = {}

/**
 * Inline pictures of a mail as data URLs, by content id. The mail's iframe has no network access, so the pictures are
 * fetched here. Other types than images are rejected.
 */
function useInlinePictures(attachments: readonly MailAttachment[]): Readonly<Record<string, string>> {
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
