import type { BookableTime } from '@portal/contract/appointment'
import { Text } from '@portal/ui'
import { useFormatDateTime } from '../../shared/use-format-date-time.ts'
import { useText } from '../../texts.ts'

/** Note with the tenant's time zone. Renders nothing if the customer's clock shows the same times. */
export function TimeZoneNote({ of }: { of: readonly BookableTime[] }) {
  const text = useText()
  const { elsewhere } = useFormatDateTime()
  if (!of.some(({ time_start }) => elsewhere(time_start))) return null
  return (
    <Text textStyle="meta" color="ink2" mt="2">
      {text('appointment_zone')}
    </Text>
  )
}
