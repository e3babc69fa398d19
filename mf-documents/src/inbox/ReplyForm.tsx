import { DraftMessageForm } from '@portal/blocks/draft-message-form'
import { useSendMessage } from '@portal/remote-kit'
import { Box, Button } from '@portal/ui'
import { useEffect, useRef, useState } from 'react'
import { type InboxMessage, modelByMessageKind } from '../shared/inbox-message.ts'
import { useText } from '../texts.ts'

/** Maximum length of a subject in characters; the limit of the server. */
const maxSubjectLength = 200

const replyFormCss = { p: { base: '5', md: '8' }, _print: { display: 'none' } }

/** Form to reply to a message, with optional documents. For a message to many customers, the form opens on demand. */
export default function ReplyForm({ message }: { message: InboxMessage }) {
  const text = useText()
  const isBulk = message.kind === 'mail' && message.mail.child_instance?.bulk === true
  const [wanted, setWanted] = useState(!isBulk)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isBulk && wanted) place.current?.focus()
  }, [isBulk, wanted])
  const subject = text('reply_subject', { subject: message.title.replace(/[\r\n]+/g, ' ') }).slice(
    0,
    maxSubjectLength,
  )
  const about = { subject, reply_to_type: modelByMessageKind[message.kind], reply_to_id: message.id }
  const { send } = useSendMessage()
  if (!wanted)
    return (
      <Box css={replyFormCss} pt="0">
        <Button kind="quiet" small icon="reply" ml="-3" onClick={() => setWanted(true)}>
          {text('reply_bulk')}
        </Button>
      </Box>
    )
  const toSender = message.from && message.isFromTenant && !isBulk
  return (
    <Box bg="surface" css={replyFormCss} ref={place} tabIndex={-1} outline="none">
      <DraftMessageForm
        name={`reply ${message.key}`}
        label={toSender ? text('reply_to', { name: message.from ?? '' }) : text('reply_to_adviser')}
        placeholder={text('reply_placeholder')}
        submit={text('reply_send')}
        documents
        send={(written, onProgress) => send({ screen: 'berichten', ...about, ...written }, onProgress)}
      />
    </Box>
  )
}
