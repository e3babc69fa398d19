import { Badge, Text } from '@portal/ui'
import { useText } from '../texts.ts'
import { calculateWaitingTime } from './calculate-waiting-time.ts'
import { useFormatDateTime } from './use-format-date-time.ts'

/** Shows how long an item has been waiting, and highlights a long wait. */
export function WaitingTime({ since }: { since: string }) {
  const text = useText()
  const formatDateTime = useFormatDateTime()
  const { days, isLong } = calculateWaitingTime(since, new Date())
  if (isLong) return <Badge status="warn">{text('waited_days', { days })}</Badge>
  return (
    <Text as="span" textStyle="meta" color="ink2">
      {formatDateTime(since)}
    </Text>
  )
}
