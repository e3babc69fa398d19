import { displayName } from '@portal/domain/upload/file-name'
import { useTenant } from '@portal/remote-kit'
import { Badge, Box, chakra, Flex, Text } from '@portal/ui'
import { type Message, senderAddress, senderName } from '../shared/message.ts'
import { useWhen } from '../shared/use-when.ts'
import { useText } from '../texts.ts'
import { MailAddress } from './MailAddress.tsx'
import { SenderAvatar } from './SenderAvatar.tsx'

const list = {
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(0,1fr)',
  gap: '1px 12px',
  textStyle: 'meta',
  color: 'ink2',
  '& dd': { overflowWrap: 'anywhere' },
}

/** Sender, recipients and time of a message. A sender outside the tenant is marked, whatever their display name. */
export function Envelope({ message }: { message: Message }) {
  const text = useText()
  const when = useWhen()
  const tenant = useTenant()?.name ?? ''
  const mail = message.kind === 'mail' ? message.mail.child_instance : null
  const given = message.kind === 'mail' ? (mail?.from ?? message.mail.created_by) : null
  const address = senderAddress(given)
  const name = senderName(given) ?? message.from ?? tenant
  const addresses = (given: string | null | undefined) =>
    given && <MailAddress>{displayName(given)}</MailAddress>
  const lines = [
    [text('mail_line_from'), addresses(address)],
    [text('mail_line_to'), addresses(mail?.to)],
    [text('mail_line_cc'), addresses(mail?.cc)],
    [text('mail_line_kind'), message.kind === 'signal' ? text('inbox_kind_signal') : null],
    [text('mail_line_date'), when.full(message.moment)],
  ] as const
  return (
    <Flex gap="4" align="start">
      <SenderAvatar message={message} />
      <Box minW="0">
        <Flex columnGap="3" rowGap="1" wrap="wrap" align="center" mb="1">
          <Text fontWeight={600} overflowWrap="anywhere">
            <MailAddress>{displayName(name)}</MailAddress>
          </Text>
          {mail?.sender === 'other' && <Badge status="warn">{text('mail_not_of_tenant', { tenant })}</Badge>}
          {message.wantsAnswer && <Badge status="warn">{text('message_wants_answer')}</Badge>}
        </Flex>
        <chakra.dl css={list}>
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
