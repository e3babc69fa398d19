import type { AnswerOf } from '@portal/contract/call'
import type { getDeskInbox } from '@portal/contract/desk/conversation'
import { Dutch } from '@portal/remote-kit/dutch'
import { actingRow } from '@portal/remote-kit/staff'
import { Badge, Box, chakra, Flex, Link, Text } from '@portal/ui'
import { customerPath } from '../shared/paths.ts'
import { Waited } from '../shared/Waited.tsx'
import { useText } from '../texts.ts'

/** A message of a customer: name, subject, preview, and waiting time. */
export function InboxRow({ message }: { message: AnswerOf<typeof getDeskInbox>['data'][number] }) {
  const text = useText()
  return (
    <chakra.li css={actingRow}>
      <Box minW="0" flex="1 1 16em">
        <Flex gap="2" wrap="wrap" align="center">
          <Link
            href={customerPath(message.customer.id, message.kind === 'lead' ? 'advice' : 'conversation')}
            fontWeight={600}
          >
            {message.customer.name}
          </Link>
          {message.kind && message.kind !== 'message' && (
            <Badge status={message.kind === 'damage' ? 'bad' : 'neutral'}>
              {text(`said_${message.kind}`)}
            </Badge>
          )}
          {message.taken_by && <Badge icon="user">{text('lead_taken_by', { name: message.taken_by })}</Badge>}
        </Flex>
        <Text lineClamp={2} color="ink2">
          <Dutch>{message.text}</Dutch>
        </Text>
      </Box>
      <Waited since={message.at} />
    </chakra.li>
  )
}
