import type { SentMessage } from '@portal/contract/sent-message'
import { useSession } from '@portal/remote-kit'
import { Avatar, Box, Flex, Link, Text } from '@portal/ui'
import type { Message } from '../shared/message.ts'
import { OwnMessage } from '../shared/OwnMessage.tsx'
import { messagePath, taskPath } from '../shared/paths.ts'
import { useWhen } from '../shared/use-when.ts'
import { useText } from '../texts.ts'
import { OpenedHead } from './OpenedHead.tsx'

interface Props {
  sent: SentMessage
  /** The message that it answers, if it still exists. */
  answered: Message | undefined
  onBack: () => void
}

/** A sent message, with a link to the one it answers (INBOX-03). */
export default function OpenedSent({ sent, answered, onBack }: Props) {
  const text = useText()
  const when = useWhen()
  const account = useSession()?.name ?? ''
  const name = sent.by ?? account
  const subject = sent.subject || text('sent_untitled')
  return (
    <article>
      <OpenedHead title={subject} onBack={onBack}>
        <Flex gap="4" align="center">
          <Avatar name={name} />
          <Box minW="0">
            <Text fontWeight={600}>{text('sent_to')}</Text>
            <Text textStyle="meta" color="ink2">
              {when.full(sent.created_at)}
            </Text>
          </Box>
        </Flex>
        {answered && (
          <Text overflowWrap="anywhere">
            {text('sent_answers')}{' '}
            <Link href={messagePath(answered.key)}>{answered.title || text('no_subject')}</Link>
          </Text>
        )}
        {sent.task_id !== null && (
          <Text overflowWrap="anywhere">
            {text('sent_answers')} <Link href={taskPath(sent.task_id)}>{subject}</Link>
          </Text>
        )}
      </OpenedHead>
      <Box p={{ base: '5', md: '8' }}>
        <OwnMessage sent={sent} />
      </Box>
    </article>
  )
}
