import { Box, Button, Notice, Skeleton, Text } from '@portal/ui'
import { lazy, Suspense, useState } from 'react'
import { Answers } from '../Answers.tsx'
import type { Message } from '../message.ts'
import { useText } from '../texts.ts'
import { Envelope } from './Envelope.tsx'
import { OpenedHead } from './OpenedHead.tsx'
import { answers } from './sent.ts'

const lazyMail = () => lazy(() => import(/* webpackChunkName: "mail" */ './MailContent.tsx'))
const lazyReply = () => lazy(() => import(/* webpackChunkName: "reply" */ './Reply.tsx'))

interface Props {
  message: Message
  onBack: () => void
  seen: { failed: boolean; retry: () => void }
}

/** A message that is open: who, when, what, and the place to answer. */
export function OpenedMessage({ message, onBack, seen }: Props) {
  const text = useText()
  const [Mail] = useState(lazyMail)
  const [Reply] = useState(lazyReply)
  return (
    <article>
      <OpenedHead title={message.title || text('no_subject')} onBack={onBack}>
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
        <Suspense fallback={<Skeleton h="240px" m="6" />}>
          <Mail mail={message.mail} />
        </Suspense>
      ) : (
        <Text p={{ base: '5', md: '8' }} whiteSpace="pre-line" maxW="44em" overflowWrap="anywhere">
          {message.text}
        </Text>
      )}
      <Box px={{ base: '5', md: '8' }} css={{ '&:empty': { display: 'none' } }} pb={{ base: '5', md: '8' }}>
        <Answers belongs={(sent) => answers(sent, message)} level={3} />
      </Box>
      <Suspense fallback={<Skeleton h="300px" rounded="0" />}>
        <Reply message={message} />
      </Suspense>
    </article>
  )
}
