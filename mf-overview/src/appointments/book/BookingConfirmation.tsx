import type { AdviserResource, Appointment, AppointmentType } from '@portal/contract/appointment'
import { Button, Card, Flex, Heading, Icon, Text } from '@portal/ui'
import { useFormatDateTime } from '../../shared/use-format-date-time.ts'
import { useText } from '../../texts.ts'
import { saveCalendarFile } from '../save-calendar-file.ts'

interface BookingConfirmationProps {
  appointment: Appointment
  type: AppointmentType
  resource: AdviserResource | undefined
  onAgain: () => void
}

export function BookingConfirmation({ appointment, type, resource, onAgain }: BookingConfirmationProps) {
  const text = useText()
  const { day, dayOfMoment, span } = useFormatDateTime()
  return (
    <Card display="grid" gap="3" justifyItems="start">
      <Flex gap="3" align="center" color="good">
        <Icon name="check" size={28} />
        <Heading level={2} takesFocus color="ink">
          {text('appointment_booked')}
        </Heading>
      </Flex>
      <div>
        <Text textStyle="subsection">{day(dayOfMoment(appointment.time_start))}</Text>
        <Text fontVariantNumeric="tabular-nums">{span(appointment)}</Text>
        <Text color="ink2">{[type.name, resource?.name].filter(Boolean).join(' · ')}</Text>
      </div>
      <Flex gap="3" wrap="wrap" mt="2">
        <Button
          kind="secondary"
          icon="calendar"
          onClick={() =>
            saveCalendarFile(appointment, { title: type.name, location: resource?.name ?? null })
          }
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
