import type { AdviserResource, Appointment, AppointmentType } from '@portal/contract/appointment'
import { Button, Card, Collapse, EmptyState, Heading } from '@portal/ui'
import { useState } from 'react'
import { useText } from '../../texts.ts'
import { AppointmentRow } from './AppointmentRow.tsx'

interface AppointmentListProps {
  appointments: readonly Appointment[]
  types: readonly AppointmentType[]
  resources: readonly AdviserResource[]
}

/** The customer's appointments: upcoming ones, and past ones on demand. */
export function AppointmentList({ appointments, types, resources }: AppointmentListProps) {
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
