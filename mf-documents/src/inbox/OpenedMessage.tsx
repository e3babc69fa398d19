import { readableName } from '@portal/domain/upload/file-name'
import { useTenant } from '@portal/remote-kit'
import { Box, Button, Face, Flex, Notice, Skeleton, Text } from '@portal/ui'
import { lazy, Suspense, useState } from 'react'
import { Answers } from '../Answers.tsx'
import type { Message } from '../message.ts'
import { useText } from '../texts.ts'
import { useWhen } from '../use-when.ts'
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
  const when = useWhen()
  const firm = useTenant()?.name ?? ''
  const [Mail] = useState(lazyMail)
  const [Reply] = useState(lazyReply)
  return (
    <article>
      <OpenedHead title={message.title || text('no_subject')} onBack={onBack}>
        <Flex gap="4" align="center">
          <Face name={message.from ?? firm} />
          <Box minW="0">
            <Text fontWeight={600} overflowWrap="anywhere">
              {readableName(message.from ?? firm)}
            </Text>
            <Text textStyle="meta" color="ink2" overflowWrap="anywhere">
              {[addressees(message, text), when.full(message.moment)].filter(Boolean).join(' · ')}
            </Text>
          </Box>
        </Flex>
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

function addressees(message: Message, text: ReturnType<typeof useText>): string {
  if (message.kind !== 'mail') return message.kind === 'signal' ? text('inbox_kind_signal') : ''
  const { to, cc } = message.mail.child_instance ?? { to: null, cc: null }
  return [to && text('mail_to', { to: readableName(to) }), cc && text('mail_cc', { cc: readableName(cc) })]
    .filter(Boolean)
    .join(', ')
}
