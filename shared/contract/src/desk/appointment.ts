import * as v from '@portal/contract/schema'
import { get, post } from '../call.ts'
import { date, required } from '../sent.ts'
import { Done, data, Id, IsoMoment } from '../wire.ts'
import { CustomerName } from './customer.ts'
import { deskCall, TenantCode } from './desk-call.ts'

/** A bookable person or room of the tenant. */
const Bookable = v.object({ id: Id, name: v.string() })

/** An appointment, as staff see it. */
export const DeskAppointment = v.object({
  id: Id,
  customer: CustomerName,
  type: v.string(),
  resource: Bookable,
  start: IsoMoment,
  end: IsoMoment,
  summary: v.nullable(v.string()),
  description: v.nullable(v.string()),
  /** The customer's answers to custom fields. */
  answers: v.record(v.string(), v.string()),
})
export type DeskAppointment = v.InferOutput<typeof DeskAppointment>

/** Time at which somebody cannot be booked. */
export const BlockedTime = v.object({
  id: Id,
  resource: Bookable,
  start: IsoMoment,
  end: IsoMoment,
  reason: v.string(),
})
export type BlockedTime = v.InferOutput<typeof BlockedTime>

/** Appointments and blocked times of a week; `week` is its Monday, this week's by default. */
export const getDeskAppointments = get('/desk/{tenant}/appointments', {
  ...deskCall,
  key: 'DESK_APPOINTMENTS',
  params: { tenant: TenantCode },
  query: { week: v.optional(date) },
  answer: data(
    v.object({
      week: v.string(),
      resources: v.array(Bookable),
      appointments: v.array(DeskAppointment),
      blocked: v.array(BlockedTime),
      /** URL of a personal calendar feed (iCalendar) of the appointments. */
      feed: v.string(),
    }),
  ),
  summary: 'The appointments of a week, and the times that are blocked.',
})

/** Blocks whole days of a person, inclusive; customers cannot book them. Existing appointments stay. */
export const postBlockedDays = post('/desk/{tenant}/appointments/blocked', {
  ...deskCall,
  params: { tenant: TenantCode },
  body: v.object({ resource: Id, from: date, to: date, reason: required(100) }),
  answer: Done,
  summary: 'Blocks days of somebody who can be booked.',
})

/** Unblocks days. */
export const postUnblocked = post('/desk/{tenant}/appointments/blocked/{id}/removed', {
  ...deskCall,
  params: { tenant: TenantCode, id: Id },
  answer: Done,
  summary: 'Lets blocked days be booked again.',
})

/** Cancels an appointment; the customer sees the reason. */
export const postAppointmentCancelled = post('/desk/{tenant}/appointments/{id}/cancelled', {
  ...deskCall,
  params: { tenant: TenantCode, id: Id },
  body: v.object({ reason: v.pipe(required(500), v.minLength(5)) }),
  answer: Done,
  summary: 'Cancels an appointment, and tells the customer why.',
})
