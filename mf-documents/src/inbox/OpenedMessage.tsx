import { lazyWithRetry } from '@portal/remote-kit/lazy-with-retry'
import { Box, Button, Notice, Skeleton, Text } from '@portal/ui'
import { Answers } from '../shared/Answers.tsx'
import type { Message } from '../shared/message.ts'
import { SentDocuments } from '../shared/SentDocuments.tsx'
import { useText } from '../texts.ts'
import { Envelope } from './Envelope.tsx'
import { OpenedHead } from './OpenedHead.tsx'
import { answers } from './sent.ts'

const MailContent = lazyWithRetry(() => import(/* webpackChunkName: "mail" */ './MailContent.tsx'), {
  waiting: () => <Skeleton h="240px" m="6" />,
})
const Reply = lazyWithRetry(() => import(/* webpackChunkName: "reply" */ './Reply.tsx'), {
  waiting: () => <Skeleton h="300px" rounded="0" />,
})

interface Props {
  message: Message
  onBack: () => void
  seen: { failed: boolean; retry: () => void }
}

/** An open message: sender, time, content and reply form. */
export function OpenedMessage({ message, onBack, seen }: Props) {
  const text = useText()
  return (
    <article>
      <OpenedHead title={message.title || text('no_subject')} dutch={message.title !== ''} onBack={onBack}>
        <Envelope message={message} />
        {seen.failed && (
          <Notice status="warn" role="alert">
            {text('seen_error')}{' '}
            <Button kind="quiet" small onClick={seen.retry}>
              {text('retry_short')}
            </Button>
          </Notice>
        )}
      </OpenedHead>
      {message.kind === 'mail' ? (
        <MailContent mail={message.mail} />
      ) : (
        <Box p={{ base: '5', md: '8' }}>
          <Text whiteSpace="pre-line" maxW="44em" overflowWrap="anywhere" lang="nl">
            {message.text}
          </Text>
          <SentDocuments documents={message.documents} />
        </Box>
      )}
      <Box px={{ base: '5', md: '8' }} css={{ '&:empty': { display: 'none' } }} pb={{ base: '5', md: '8' }}>
        <Answers belongs={(sent) => answers(sent, message)} level={3} />
      </Box>
      <Reply message={message} />
    </article>
  )
}
