import {
  type AdviserResource,
  type Appointment,
  type AppointmentType,
  cancelAppointment,
  getAppointments,
  getAppointmentTypes,
  getBookableAdvisers,
  parseCustomFields,
} from '@portal/contract/appointment'
import { combineReads, QueryView, useCurrentData, useRead, useWrite } from '@portal/remote-kit'
import { LazyConfirmDialog } from '@portal/remote-kit/confirm'
import { DutchText } from '@portal/remote-kit/dutch'
import { ScreenSkeleton } from '@portal/remote-kit/skeleton'
import { Box, Button, Card, Collapse, chakra, EmptyState, Flex, Grid, Heading, Text } from '@portal/ui'
import { useRef, useState } from 'react'
import { useFormatDateTime } from '../shared/use-format-date-time.ts'
import { useText } from '../texts.ts'
import { appointmentListSkeleton } from './appointments-skeleton.ts'
import { BookAppointmentCard } from './book/BookAppointmentCard.tsx'
import { saveCalendarFile } from './save-calendar-file.ts'

const appointmentGridColumns = { base: 'minmax(0,1fr)', lg: 'minmax(0,7fr) minmax(0,5fr)' }

/**
 * Screen with a form for a new appointment and the list of planned appointments (APPT). The list waits for the form,
 * because the form is above the list on phones and loads the names of the appointment types.
 */
export default function AppointmentsScreen() {
  const text = useText()
  const types = useCurrentData(getAppointmentTypes)
  const resources = useCurrentData(getBookableAdvisers)
  const appointments = useRead(getAppointments)
  return (
    <Grid gap={{ base: '4', md: '6' }} alignItems="start" gridTemplateColumns={appointmentGridColumns}>
      <QueryView
        read={combineReads(types, resources)}
        placeholder={<ScreenSkeleton of={appointmentListSkeleton} />}
        error={[text('appointment_offer_error'), text('error_hint')]}
        empty={{ title: text('appointment_no_types'), children: text('appointment_no_types_hint') }}
      >
        {([{ data: types }, { data: resources }]) => {
          const bookable = types.filter(({ canBeBookedByConsumer }) => canBeBookedByConsumer === 1)
          return bookable.length > 0 && <BookAppointmentCard types={bookable} resources={resources} />
        }}
      </QueryView>
      {types.isPending || resources.isPending ? (
        <ScreenSkeleton of={appointmentListSkeleton} />
      ) : (
        <QueryView
          read={appointments}
          placeholder={<ScreenSkeleton of={appointmentListSkeleton} />}
          error={[text('appointments_error'), text('error_hint')]}
        >
          {({ data }) => (
            <AppointmentList
              appointments={data}
              types={types.data?.data ?? []}
              resources={resources.data?.data ?? []}
            />
          )}
        </QueryView>
      )}
    </Grid>
  )
}

interface AppointmentListProps {
  appointments: readonly Appointment[]
  types: readonly AppointmentType[]
  resources: readonly AdviserResource[]
}

/** The customer's appointments: upcoming ones, and past ones on demand. */
function AppointmentList({ appointments, types, resources }: AppointmentListProps) {
  const text = useText()
  const [pastShown, setPastShown] = useState(false)
  const now = new Date()
  const coming = appointments.filter(({ time_end }) => new Date(time_end) > now)
  const past = appointments.filter(({ time_end }) => new Date(time_end) <= now).reverse()
  const renderAppointmentRow = (appointment: Appointment) => (
    <AppointmentRow
      key={appointment.id}
      appointment={appointment}
      type={types.find(({ id }) => String(id) === String(appointment.appointment_type_id))}
      resource={resources.find(({ id }) => String(id) === String(appointment.resource_id))}
      isPast={new Date(appointment.time_start) <= now}
    />
  )
  return (
    <Card as="section" aria-label={text('appointments_yours')}>
      <Heading level={2} mb="2">
        {text('appointments_yours')}
      </Heading>
      {coming.length > 0 ? (
        <ul>{coming.map(renderAppointmentRow)}</ul>
      ) : (
        <EmptyState title={text('appointments_empty')}>{text('appointments_empty_hint')}</EmptyState>
      )}
      {past.length > 0 && (
        <>
          <Button
            kind="quiet"
            small
            ml="-3"
            mt="2"
            aria-expanded={pastShown}
            onClick={() => setPastShown(!pastShown)}
          >
            {text(pastShown ? 'appointments_past_hide' : 'appointments_past_show', { count: past.length })}
          </Button>
          <Collapse open={pastShown}>
            <ul>{past.map(renderAppointmentRow)}</ul>
          </Collapse>
        </>
      )}
    </Card>
  )
}

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

function AppointmentRow({ appointment, type, resource, isPast }: AppointmentRowProps) {
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
