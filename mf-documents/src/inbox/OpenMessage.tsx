import { lazyWithRetry } from '@portal/remote-kit/lazy-with-retry'
import { Box, Button, Notice, Skeleton, Text } from '@portal/ui'
import type { InboxMessage } from '../shared/inbox-message.ts'
import { PreviousReplies } from '../shared/PreviousReplies.tsx'
import { SentDocuments } from '../shared/SentDocuments.tsx'
import { useText } from '../texts.ts'
import { MessageEnvelope } from './MessageEnvelope.tsx'
import { OpenMessageHeader } from './OpenMessageHeader.tsx'
import { isAnswerToMessage } from './sent-message.ts'

const LazyMailContent = lazyWithRetry(() => import(/* webpackChunkName: "mail" */ './MailContent.tsx'), {
  placeholder: () => <Skeleton h="240px" m="6" />,
})
const LazyReplyForm = lazyWithRetry(() => import(/* webpackChunkName: "reply" */ './ReplyForm.tsx'), {
  placeholder: () => <Skeleton h="300px" rounded="0" />,
})

interface OpenMessageProps {
  message: InboxMessage
  onBack: () => void
  seen: { failed: boolean; retry: () => void }
}

/** An open received message: sender, time, content and reply form. */
export function OpenMessage({ message, onBack, seen }: OpenMessageProps) {
  const text = useText()
  return (
    <article>
      <OpenMessageHeader
        title={message.title || text('no_subject')}
        dutch={message.title !== ''}
        onBack={onBack}
      >
        <MessageEnvelope message={message} />
        {seen.failed && (
          <Notice status="warn" role="alert">
            {text('seen_error')}{' '}
            <Button kind="quiet" small onClick={seen.retry}>
              {text('retry_short')}
            </Button>
          </Notice>
        )}
      </OpenMessageHeader>
      {message.kind === 'mail' ? (
        <LazyMailContent mail={message.mail} />
      ) : (
        <Box p={{ base: '5', md: '8' }}>
          <Text whiteSpace="pre-line" maxW="44em" overflowWrap="anywhere" lang="nl">
            {message.text}
          </Text>
          <SentDocuments documents={message.documents} />
        </Box>
      )}
      <Box px={{ base: '5', md: '8' }} css={{ '&:empty': { display: 'none' } }} pb={{ base: '5', md: '8' }}>
        <PreviousReplies isAnswer={(sent) => isAnswerToMessage(sent, message)} level={3} />
      </Box>
      <LazyReplyForm message={message} />
    </article>
  )
}
