import { toDisplayFileName } from '@portal/domain/upload/file-name'
import { useTenant } from '@portal/remote-kit'
import { lazyWithRetry } from '@portal/remote-kit/lazy-with-retry'
import { Badge, Box, Button, chakra, Flex, Notice, Skeleton, Text } from '@portal/ui'
import { Fragment } from 'react'
import { getSenderEmail, getSenderName, type InboxMessage } from '../shared/inbox-message.ts'
import { PreviousReplies } from '../shared/PreviousReplies.tsx'
import { SentDocuments } from '../shared/SentMessageContent.tsx'
import { useFormatDateTime } from '../shared/use-format-date-time.ts'
import { useText } from '../texts.ts'
import { OpenMessageHeader } from './OpenMessageHeader.tsx'
import { SenderAvatar } from './SenderAvatar.tsx'
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

/** E-mail addresses with or without names. A long address breaks at a dot or at sign. */
function EmailAddresses({ children }: { children: string }) {
  return children.split(/(?=[@.]\S)/).map((piece, place) => (
    <Fragment key={`${place} ${piece}`}>
      {place > 0 && <wbr />}
      {piece}
    </Fragment>
  ))
}

const envelopeLinesCss = {
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(0,1fr)',
  gap: '1px 12px',
  textStyle: 'meta',
  color: 'ink2',
  '& dd': { overflowWrap: 'anywhere' },
}

/**
 * Sender, recipients and time of a message. A sender outside the tenant is shown by e-mail address, since display names
 * can be forged.
 */
function MessageEnvelope({ message }: { message: InboxMessage }) {
  const text = useText()
  const dateTimeFormat = useFormatDateTime()
  const tenant = useTenant()?.name ?? ''
  const mail = message.kind === 'mail' ? message.mail.child_instance : null
  const given = message.kind === 'mail' ? (mail?.from ?? message.mail.created_by) : null
  const address = getSenderEmail(given)
  const name = getSenderName(given) ?? message.from ?? tenant
  const renderAddresses = (given: string | null | undefined) =>
    given && <EmailAddresses>{toDisplayFileName(given)}</EmailAddresses>
  const lines = [
    [text('mail_line_from'), renderAddresses(address)],
    [text('mail_line_to'), renderAddresses(mail?.to)],
    [text('mail_line_cc'), renderAddresses(mail?.cc)],
    [text('mail_line_kind'), message.kind === 'signal' ? text('inbox_kind_signal') : null],
    [text('mail_line_date'), dateTimeFormat.full(message.moment)],
  ] as const
  return (
    <Flex gap="4" align="start">
      <SenderAvatar message={message} />
      <Box minW="0">
        <Flex columnGap="3" rowGap="1" wrap="wrap" align="center" mb="1">
          <Text fontWeight={600} overflowWrap="anywhere">
            <EmailAddresses>{toDisplayFileName(name)}</EmailAddresses>
          </Text>
          {mail?.sender === 'other' && <Badge status="warn">{text('mail_not_of_tenant', { tenant })}</Badge>}
          {message.wantsAnswer && <Badge status="warn">{text('message_wants_answer')}</Badge>}
        </Flex>
        <chakra.dl css={envelopeLinesCss}>
          {lines.map(
            ([term, value]) =>
              value && (
                <chakra.div key={term} display="contents">
                  <dt>{term}</dt>
                  <dd>{value}</dd>
                </chakra.div>
              ),
          )}
        </chakra.dl>
      </Box>
    </Flex>
  )
}
