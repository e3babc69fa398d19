import { type BlockedTime, postUnblocked } from '@portal/contract/desk/appointment'
import { useWrite } from '@portal/remote-kit'
import { Dutch } from '@portal/remote-kit/dutch'
import { Button, chakra, Text } from '@portal/ui'
import { useFirm } from '../shared/use-firm.ts'
import { useMay } from '../shared/use-may.ts'
import { useText } from '../texts.ts'

const css = { bg: 'tint2', rounded: 'field', px: '3', py: '2', overflowWrap: 'anywhere' }

/** A time at which somebody cannot be booked, and letting it be booked again. */
export function Blocked({ time: { id, resource, reason } }: { time: BlockedTime }) {
  const text = useText()
  const firm = useFirm()
  const may = useMay()
  const write = useWrite(postUnblocked, { refreshes: ['DESK_APPOINTMENTS'] })
  return (
    <chakra.li css={css}>
      <Text fontWeight={600}>{text('blocked_of', { name: resource.name })}</Text>
      <Text textStyle="meta" color="ink2">
        <Dutch>{reason}</Dutch>
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
          onClick={() => write.mutate({ params: { firm, id } })}
        >
          {text('unblock')}
        </Button>
      )}
    </chakra.li>
  )
}
