import {
  type Appointment,
  type AppointmentType,
  customFieldsOf,
  type Resource,
} from '@portal/contract/appointment'
import { Dutch } from '@portal/remote-kit/dutch'
import { Box, Button, chakra, Flex, Text } from '@portal/ui'
import { useMoment } from '../../shared/use-moment.ts'
import { useText } from '../../texts.ts'
import { saveCalendar } from '../save-calendar.ts'
import { CancelButton } from './CancelButton.tsx'

interface Props {
  appointment: Appointment
  type: AppointmentType | undefined
  resource: Resource | undefined
  isPast: boolean
}

const css = { py: '4', borderTopWidth: '1px', borderColor: 'line', _first: { borderTopWidth: '0' } }

/** Questions and answers of an appointment, in the order of its kind. */
const answersOf = ({ custom_fields }: Appointment, type: AppointmentType | undefined) =>
  customFieldsOf(type?.customFields ?? []).flatMap(({ name, label }) => {
    const answer = custom_fields?.[name]
    return answer ? [{ label, answer }] : []
  })

/** An appointment: time, subject, adviser and actions. */
export function AppointmentRow({ appointment, type, resource, isPast }: Props) {
  const text = useText()
  const { day, dayWithin, dayOfMoment, span } = useMoment()
  const named = appointment.summary ?? type?.name
  const title = named ?? text('appointment')
  const date = dayOfMoment(appointment.time_start)
  const when = dayWithin(date)
  return (
    <chakra.li css={css} opacity={isPast ? 0.85 : 1}>
      <Text fontWeight={600} overflowWrap="anywhere" lang={named ? 'nl' : undefined}>
        {title}
      </Text>
      <Text>
        {day(date)}
        <chakra.span display="block" fontVariantNumeric="tabular-nums" color="ink2">
          {[span(appointment), resource?.name].filter(Boolean).join(' · ')}
        </chakra.span>
      </Text>
      {answersOf(appointment, type).map(({ label, answer }) => (
        <Box key={label} textStyle="meta" color="ink2" mt="1" overflowWrap="anywhere" whiteSpace="pre-line">
          <Dutch>{label}</Dutch> {answer}
        </Box>
      ))}
      {appointment.description && (
        <Box textStyle="meta" color="ink2" mt="1" overflowWrap="anywhere" whiteSpace="pre-line">
          {appointment.description}
        </Box>
      )}
      {!isPast && (
        <Flex gap="2" wrap="wrap" mt="2" ml="-3">
          <Button
            kind="quiet"
            small
            icon="calendar"
            aria-label={text('appointment_calendar_label', { title, date: when })}
            onClick={() => saveCalendar(appointment, { title, location: resource?.name ?? null })}
          >
            {text('appointment_calendar')}
          </Button>
          <CancelButton appointment={appointment} title={title} when={when} />
        </Flex>
      )}
    </chakra.li>
  )
}
