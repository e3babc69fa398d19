import { type BlockedTime, unblockDays } from '@portal/contract/desk/desk-appointment'
import { useWrite } from '@portal/remote-kit'
import { DutchText } from '@portal/remote-kit/dutch'
import { Button, chakra, Text } from '@portal/ui'
import { useCanEdit } from '../shared/use-can-edit.ts'
import { useTenantCode } from '../shared/use-tenant-code.ts'
import { useText } from '../texts.ts'

const blockedTimeCss = { bg: 'tint2', rounded: 'field', px: '3', py: '2', overflowWrap: 'anywhere' }

export function BlockedTimeItem({ time: { id, resource, reason } }: { time: BlockedTime }) {
  const text = useText()
  const tenant = useTenantCode()
  const may = useCanEdit()
  const write = useWrite(unblockDays, { refreshes: ['DESK_APPOINTMENTS'] })
  return (
    <chakra.li css={blockedTimeCss}>
      <Text fontWeight={600}>{text('blocked_of', { name: resource.name })}</Text>
      <Text textStyle="meta" color="ink2">
        <DutchText>{reason}</DutchText>
      </Text>
      {write.error && (
        <Text role="alert" color="bad">
          {text('act_failed')}
        </Text>
      )}
      {may && (
        <Button
          kind="quiet"
          small
          busy={write.isPending}
          onClick={() => write.mutate({ params: { tenant, id } })}
        >
          {text('unblock')}
        </Button>
      )}
    </chakra.li>
  )
}
