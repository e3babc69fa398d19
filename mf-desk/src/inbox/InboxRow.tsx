import type { AnswerOf } from '@portal/contract/call'
import type { getDeskInbox } from '@portal/contract/desk/conversation'
import { Dutch } from '@portal/remote-kit/dutch'
import { actingRow } from '@portal/remote-kit/staff'
import { Badge, Box, chakra, Flex, Link, Text } from '@portal/ui'
import { customerPath } from '../shared/paths.ts'
import { Waited } from '../shared/Waited.tsx'
import { useText } from '../texts.ts'

/** Something that a customer wrote: who, what about, its beginning, and since when it waits. */
export function InboxRow({ said }: { said: AnswerOf<typeof getDeskInbox>['data'][number] }) {
  const text = useText()
  return (
    <chakra.li css={actingRow}>
      <Box minW="0" flex="1 1 16em">
        <Flex gap="2" wrap="wrap" align="center">
          <Link
            href={customerPath(said.customer.id, said.kind === 'lead' ? 'advice' : 'conversation')}
            fontWeight={600}
          >
            {said.customer.name}
          </Link>
          {said.kind && said.kind !== 'message' && (
            <Badge status={said.kind === 'damage' ? 'bad' : 'neutral'}>{text(`said_${said.kind}`)}</Badge>
          )}
          {said.taken_by && <Badge icon="user">{text('lead_taken_by', { name: said.taken_by })}</Badge>}
        </Flex>
        <Text lineClamp={2} color="ink2">
          <Dutch>{said.text}</Dutch>
        </Text>
      </Box>
      <Waited since={said.at} />
    </chakra.li>
  )
}
