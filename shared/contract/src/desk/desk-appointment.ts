import * as v from '@portal/contract/schema'
import { get, post } from '../call.ts'
import { dateField, requiredLineField } from '../input-field.ts'
import { dataEnvelope, Id, IsoMoment, WriteResult } from '../wire.ts'
import { deskCall, TenantCode } from './desk-call.ts'
import { CustomerName } from './desk-customer.ts'

const BookableAdviser = v.object({ id: Id, name: v.string() })

export const DeskAppointment = v.object({
  id: Id,
  customer: CustomerName,
  type: v.string(),
  resource: BookableAdviser,
  start: IsoMoment,
  end: IsoMoment,
  summary: v.nullable(v.string()),
  description: v.nullable(v.string()),
  answers: v.record(v.string(), v.string()),
})
export type DeskAppointment = v.InferOutput<typeof DeskAppointment>

export const BlockedTime = v.object({
  id: Id,
  resource: BookableAdviser,
  start: IsoMoment,
  end: IsoMoment,
  reason: v.string(),
})
export type BlockedTime = v.InferOutput<typeof BlockedTime>

/** Appointments and blocked times of a week. `week` is the Monday of the week; by default the current week. */
export const getDeskAppointments = get('/desk/{tenant}/appointments', {
  ...deskCall,
  key: 'DESK_APPOINTMENTS',
  params: { tenant: TenantCode },
  query: { week: v.optional(dateField) },
  answer: dataEnvelope(
    v.object({
      week: v.string(),
      resources: v.array(BookableAdviser),
      appointments: v.array(DeskAppointment),
      blocked: v.array(BlockedTime),
      /** URL of a personal calendar feed (iCalendar) with the appointments. */
      feed: v.string(),
    }),
  ),
  summary: 'The appointments of a week, and the times that are blocked.',
})

/** Blocks whole days of a person, both days included; customers cannot book them. Existing appointments stay. */
export const postBlockedDays = post('/desk/{tenant}/appointments/blocked', {
  ...deskCall,
  params: { tenant: TenantCode },
  body: v.object({ resource: Id, from: dateField, to: dateField, reason: requiredLineField(100) }),
  answer: WriteResult,
  summary: 'Blocks days of somebody who can be booked.',
})

export const postBlockedDaysRemoved = post('/desk/{tenant}/appointments/blocked/{id}/removed', {
  ...deskCall,
  params: { tenant: TenantCode, id: Id },
  answer: WriteResult,
  summary: 'Lets blocked days be booked again.',
})

/** Cancels an appointment; the customer sees the reason. */
export const postAppointmentCancelled = post('/desk/{tenant}/appointments/{id}/cancelled', {
  ...deskCall,
  params: { tenant: TenantCode, id: Id },
  body: v.object({ reason: v.pipe(requiredLineField(500), v.minLength(5)) }),
  answer: WriteResult,
  summary: 'Cancels an appointment, and tells the customer why.',
})
