import { KeptMessageForm, useSendMessage } from '@portal/remote-kit/message'
import { Box } from '@portal/ui'
import { type Message, viewableOf } from '../message.ts'
import { useText } from '../texts.ts'

/** Most characters of a subject, as the server has it. */
const longest = 200

/** Answers a message, with documents if there are any. */
export default function Reply({ message }: { message: Message }) {
  const text = useText()
  const subject = text('reply_subject', { subject: message.title.replace(/[\r\n]+/g, ' ') }).slice(0, longest)
  const send = useSendMessage({
    screen: 'berichten',
    subject,
    reply_to_type: viewableOf[message.kind],
    reply_to_id: message.id,
  })
  return (
    <Box bg="wall" p={{ base: '5', md: '8' }} _print={{ display: 'none' }}>
      <KeptMessageForm
        name={`reply ${message.key}`}
        label={
          message.from && message.ofFirm ? text('reply_to', { name: message.from }) : text('reply_to_adviser')
        }
        placeholder={text('reply_placeholder')}
        submit={text('reply_send')}
        documents
        send={send}
      />
    </Box>
  )
}
