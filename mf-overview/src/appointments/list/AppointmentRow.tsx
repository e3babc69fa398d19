import {
  type AdviserResource,
  type Appointment,
  type AppointmentType,
  cancelAppointment,
  parseCustomFields,
} from '@portal/contract/appointment'
import { useWrite } from '@portal/remote-kit'
import { LazyConfirmDialog } from '@portal/remote-kit/confirm'
import { DutchText } from '@portal/remote-kit/dutch'
import { Box, Button, chakra, Flex, Text } from '@portal/ui'
import { useRef, useState } from 'react'
import { useFormatDateTime } from '../../shared/use-format-date-time.ts'
import { useText } from '../../texts.ts'
import { saveCalendarFile } from '../save-calendar-file.ts'

interface AppointmentRowProps {
  appointment: Appointment
  type: AppointmentType | undefined
  resource: AdviserResource | undefined
  isPast: boolean
}

const appointmentRowCss = {
  py: '4',
  borderTopWidth: '1px',
  borderColor: 'line',
  _first: { borderTopWidth: '0' },
}

/** Questions and answers of an appointment, in the order of its type's fields. */
const listCustomFieldAnswers = ({ custom_fields }: Appointment, type: AppointmentType | undefined) =>
  parseCustomFields(type?.customFields ?? []).flatMap(({ name, label }) => {
    const answer = custom_fields?.[name]
    return answer ? [{ label, answer }] : []
  })

export function AppointmentRow({ appointment, type, resource, isPast }: AppointmentRowProps) {
  const text = useText()
  const { day, dayWithin, dayOfMoment, span } = useFormatDateTime()
  const named = appointment.summary ?? type?.name
  const title = named ?? text('appointment')
  const date = dayOfMoment(appointment.time_start)
  const when = dayWithin(date)
  return (
    <chakra.li css={appointmentRowCss} opacity={isPast ? 0.85 : 1}>
      <Text fontWeight={600} overflowWrap="anywhere" lang={named ? 'nl' : undefined}>
        {title}
      </Text>
      <Text>
        {day(date)}
        <chakra.span display="block" fontVariantNumeric="tabular-nums" color="ink2">
          {[span(appointment), resource?.name].filter(Boolean).join(' · ')}
        </chakra.span>
      </Text>
      {listCustomFieldAnswers(appointment, type).map(({ label, answer }) => (
        <Box key={label} textStyle="meta" color="ink2" mt="1" overflowWrap="anywhere" whiteSpace="pre-line">
          <DutchText>{label}</DutchText> {answer}
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
            onClick={() => saveCalendarFile(appointment, { title, location: resource?.name ?? null })}
          >
            {text('appointment_calendar')}
          </Button>
          <CancelAppointmentButton appointment={appointment} title={title} when={when} />
        </Flex>
      )}
    </chakra.li>
  )
}

interface CancelAppointmentButtonProps {
  appointment: Appointment
  title: string
  when: string
}

function CancelAppointmentButton({ appointment, title, when }: CancelAppointmentButtonProps) {
  const text = useText()
  const [confirmation, setConfirmation] = useState<'unopened' | 'open' | 'closed'>('unopened')
  const cancel = useWrite(cancelAppointment, {
    refreshes: ['APPOINTMENT', 'BOOKABLE_TIME'],
    onDone: () => setConfirmation('closed'),
    errorText: () => text('appointment_cancel_error'),
  })
  const busy = useRef(false)
  const confirmCancellation = async () => {
    if (busy.current) return
    busy.current = true
    await cancel.submit({ params: { id: appointment.id } })
    busy.current = false
  }
  return (
    <>
      <Button
        kind="quiet"
        small
        aria-label={text('appointment_cancel_label', { title, date: when })}
        onClick={() => setConfirmation('open')}
      >
        {text('appointment_cancel')}
      </Button>
      {confirmation !== 'unopened' && (
        <LazyConfirmDialog
          open={confirmation === 'open'}
          title={text('appointment_cancel_title')}
          confirm={text('appointment_cancel_confirm')}
          cancel={text('appointment_cancel_keep')}
          busy={cancel.isPending}
          problem={cancel.errorText}
          onConfirm={() => void confirmCancellation()}
          onCancel={() => setConfirmation('closed')}
        >
          <Text>{text('appointment_cancel_about', { title, date: when })}</Text>
        </LazyConfirmDialog>
      )}
    </>
  )
}
