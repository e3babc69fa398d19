import type { SentMessage } from '@portal/contract/sent-message'
import { useSession } from '@portal/remote-kit'
import { Avatar, Box, Flex, Link, Text } from '@portal/ui'
import type { InboxMessage } from '../shared/inbox-message.ts'
import { SentMessageContent } from '../shared/SentMessageContent.tsx'
import { getMessagePath, getTaskPath } from '../shared/screen-paths.ts'
import { useFormatDateTime } from '../shared/use-format-date-time.ts'
import { useText } from '../texts.ts'
import { OpenMessageHeader } from './OpenMessageHeader.tsx'

interface OpenSentMessageProps {
  sent: SentMessage
  /** The received message that this message answers, if it still exists. */
  answeredMessage: InboxMessage | undefined
  onBack: () => void
}

/** An open sent message, with a link to the message that it answers (INBOX-03). */
export default function OpenSentMessage({ sent, answeredMessage, onBack }: OpenSentMessageProps) {
  const text = useText()
  const dateTimeFormat = useFormatDateTime()
  const account = useSession()?.name ?? ''
  const name = sent.by ?? account
  const subject = sent.subject || text('sent_untitled')
  return (
    <article>
      <OpenMessageHeader title={subject} onBack={onBack}>
        <Flex gap="4" align="center">
          <Avatar name={name} />
          <Box minW="0">
            <Text fontWeight={600}>{text('sent_to')}</Text>
            <Text textStyle="meta" color="ink2">
              {dateTimeFormat.full(sent.created_at)}
            </Text>
          </Box>
        </Flex>
        {answeredMessage && (
          <Text overflowWrap="anywhere">
            {text('sent_answers')}{' '}
            <Link href={getMessagePath(answeredMessage.key)}>
              {answeredMessage.title || text('no_subject')}
            </Link>
          </Text>
        )}
        {sent.task_id !== null && (
          <Text overflowWrap="anywhere">
            {text('sent_answers')} <Link href={getTaskPath(sent.task_id)}>{subject}</Link>
          </Text>
        )}
      </OpenMessageHeader>
      <Box p={{ base: '5', md: '8' }}>
        <SentMessageContent sent={sent} />
      </Box>
    </article>
  )
}
