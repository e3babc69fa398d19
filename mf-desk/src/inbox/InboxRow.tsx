import type { CallResponse } from '@portal/contract/call'
import type { getDeskInbox } from '@portal/contract/desk/conversation'
import { DutchText } from '@portal/remote-kit/dutch'
import { staffActionRowCss } from '@portal/remote-kit/staff'
import { Badge, Box, chakra, Flex, Link, Text } from '@portal/ui'
import { getCustomerPath } from '../shared/desk-paths.ts'
import { WaitingTime } from '../shared/WaitingTime.tsx'
import { useText } from '../texts.ts'

export function InboxRow({ message }: { message: CallResponse<typeof getDeskInbox>['data'][number] }) {
  const text = useText()
  return (
    <chakra.li css={staffActionRowCss}>
      <Box minW="0" flex="1 1 16em">
        <Flex gap="2" wrap="wrap" align="center">
          <Link
            href={getCustomerPath(message.customer.id, message.kind === 'lead' ? 'advice' : 'conversation')}
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
          <DutchText>{message.text}</DutchText>
        </Text>
      </Box>
      <WaitingTime since={message.at} />
    </chakra.li>
  )
}
