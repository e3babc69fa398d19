import type { AdviserResource, AppointmentType, BookableTime } from '@portal/contract/appointment'
import { DutchText } from '@portal/remote-kit/dutch'
import { Box, Text } from '@portal/ui'
import { useFormatDateTime } from '../../shared/use-format-date-time.ts'
import { useText } from '../../texts.ts'
import { useFormatDurationAndPrice } from './use-format-duration-and-price.ts'

interface BookingSummaryProps {
  type: AppointmentType
  resource: AdviserResource
  time: BookableTime
}

export function BookingSummary({ type, resource, time }: BookingSummaryProps) {
  const text = useText()
  const { day, dayOfMoment, span } = useFormatDateTime()
  const facts = useFormatDurationAndPrice()(type)
  return (
    <Box as="section" aria-label={text('appointment_summary')} bg="surface" rounded="card" px="5" py="4">
      <Text fontWeight={600}>{day(dayOfMoment(time.time_start))}</Text>
      <Text fontVariantNumeric="tabular-nums">{span(time)}</Text>
      <Text color="ink2">
        <DutchText>{type.name}</DutchText>
        {` · ${resource.name}`}
      </Text>
      {facts && <Text color="ink2">{facts}</Text>}
    </Box>
  )
}
