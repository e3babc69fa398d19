import type { Appointment, AppointmentType, Resource } from '@portal/contract/appointment'
import { Button, Card, Flex, Heading, Icon, Text } from '@portal/ui'
import { useEffect, useRef } from 'react'
import { useMoment } from '../../shared/use-moment.ts'
import { useText } from '../../texts.ts'
import { saveCalendar } from '../save-calendar.ts'

interface Props {
  appointment: Appointment
  type: AppointmentType
  resource: Resource | undefined
  onAgain: () => void
}

/** Confirmation of an appointment, with a calendar file. */
export function Booked({ appointment, type, resource, onAgain }: Props) {
  const text = useText()
  const { day, dayOfMoment, span } = useMoment()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <Card display="grid" gap="3" justifyItems="start">
      <Flex gap="3" align="center" color="good">
        <Icon name="check" size={28} />
        <Heading level={2} ref={heading} tabIndex={-1} color="ink">
          {text('appointment_booked')}
        </Heading>
      </Flex>
      <div>
        <Text textStyle="question">{day(dayOfMoment(appointment.time_start))}</Text>
        <Text fontVariantNumeric="tabular-nums">{span(appointment)}</Text>
        <Text color="ink2">{[type.name, resource?.name].filter(Boolean).join(' · ')}</Text>
      </div>
      <Flex gap="3" wrap="wrap" mt="2">
        <Button
          kind="secondary"
          icon="calendar"
          onClick={() => saveCalendar(appointment, { title: type.name, location: resource?.name ?? null })}
        >
          {text('appointment_calendar')}
        </Button>
        <Button kind="quiet" onClick={onAgain}>
          {text('appointment_another')}
        </Button>
      </Flex>
    </Card>
  )
}
