import type { AppointmentType, BookableTime, Resource } from '@portal/contract/appointment'
import { Dutch } from '@portal/remote-kit/dutch'
import { Box, Text } from '@portal/ui'
import { useMoment } from '../../shared/use-moment.ts'
import { useText } from '../../texts.ts'
import { useTypeFacts } from './use-type-facts.ts'

interface Props {
  type: AppointmentType
  resource: Resource
  time: BookableTime
}

/** Summary of the appointment above the button. */
export function Summary({ type, resource, time }: Props) {
  const text = useText()
  const { day, dayOfMoment, span } = useMoment()
  const facts = useTypeFacts()(type)
  return (
    <Box as="section" aria-label={text('appointment_summary')} bg="wall" rounded="card" px="5" py="4">
      <Text fontWeight={600}>{day(dayOfMoment(time.time_start))}</Text>
      <Text fontVariantNumeric="tabular-nums">{span(time)}</Text>
      <Text color="ink2">
        <Dutch>{type.name}</Dutch>
        {` · ${resource.name}`}
      </Text>
      {facts && <Text color="ink2">{facts}</Text>}
    </Box>
  )
}
