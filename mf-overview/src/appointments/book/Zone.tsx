import type { BookableTime } from '@portal/contract/appointment'
import { Text } from '@portal/ui'
import { useMoment } from '../../shared/use-moment.ts'
import { useText } from '../../texts.ts'

/** Names the time zone of the times, if the customer's clock differs. */
export function Zone({ of }: { of: readonly BookableTime[] }) {
  const text = useText()
  const { elsewhere } = useMoment()
  if (!of.some(({ time_start }) => elsewhere(time_start))) return null
  return (
    <Text textStyle="meta" color="ink2" mt="2">
      {text('appointment_zone')}
    </Text>
  )
}
