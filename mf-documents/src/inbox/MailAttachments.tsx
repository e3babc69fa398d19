import type { MailAttachment } from '@portal/contract/mail'
import { toDisplayFileName } from '@portal/domain/upload/file-name'
import { chakra, Heading, Text } from '@portal/ui'
import { IconTile } from '../shared/IconTile.tsx'
import type { FileSource } from '../shared/viewer/file-source.ts'
import { useText } from '../texts.ts'

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

export function MailAttachments({ attachments, onOpen }: MailAttachmentsProps) {
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
