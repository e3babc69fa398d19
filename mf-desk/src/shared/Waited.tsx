import { Badge, Text } from '@portal/ui'
import { useText } from '../texts.ts'
import { useMoment } from './use-moment.ts'
import { waitedSince } from './waited.ts'

/** Waiting time of an item; highlights long ones. */
export function Waited({ since }: { since: string }) {
  const text = useText()
  const moment = useMoment()
  const { days, long } = waitedSince(since, new Date())
  if (long) return <Badge status="warn">{text('waited_days', { days })}</Badge>
  return (
    <Text as="span" textStyle="meta" color="ink2">
      {moment(since)}
    </Text>
  )
}
