import { MailIframe } from '@portal/blocks/mail-iframe'
import type { MailRecord } from '@portal/contract/mail'
import { Box, Button, Flex, Notice, Text } from '@portal/ui'
import { useState } from 'react'
import { FileViewerOverlay } from '../shared/viewer/FileViewerOverlay.tsx'
import type { FileSource } from '../shared/viewer/file-source.ts'
import { useText } from '../texts.ts'
import { DownloadMailButton } from './DownloadMailButton.tsx'
import { MailAttachments } from './MailAttachments.tsx'
import { useInlinePictures } from './use-inline-pictures.ts'

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
