import * as v from '@portal/contract/valibot'
import { defineGet, definePost } from '../call.ts'
import { createRequiredLineField, dateField } from '../input-field.ts'
import { dataEnvelope, Id, IsoMoment, WriteResult } from '../wire.ts'
import { deskCallOptions, TenantCode } from './desk-call.ts'
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

/** `week` is the Monday of the week; if absent, the response is for the current week. */
export const getDeskAppointments = defineGet('/desk/{tenant}/appointments', {
  ...deskCallOptions,
  key: 'DESK',
  params: { tenant: TenantCode },
  query: { week: v.optional(dateField) },
  response: dataEnvelope(
    v.object({
      week: v.string(),
      resources: v.array(BookableAdviser),
      appointments: v.array(DeskAppointment),
      blocked: v.array(BlockedTime),
      /** URL of the staff member's personal calendar feed (iCalendar). */
      feed: v.string(),
    }),
  ),
  summary: 'The appointments and blocked times of a week.',
})

/** Blocks all days from `from` to `to`, including both. Existing appointments stay. */
export const blockDays = definePost('/desk/{tenant}/appointments/blocked', {
  ...deskCallOptions,
  params: { tenant: TenantCode },
  body: v.object({ resource: Id, from: dateField, to: dateField, reason: createRequiredLineField(100) }),
  response: WriteResult,
  summary: 'Blocks days of a person: customers cannot book them.',
})

export const unblockDays = definePost('/desk/{tenant}/appointments/blocked/{id}/removed', {
  ...deskCallOptions,
  params: { tenant: TenantCode, id: Id },
  response: WriteResult,
  summary: 'Removes blocked days, so that customers can book them.',
})

export const cancelAppointmentAsStaff = definePost('/desk/{tenant}/appointments/{id}/cancelled', {
  ...deskCallOptions,
  params: { tenant: TenantCode, id: Id },
  body: v.object({ reason: v.pipe(createRequiredLineField(500), v.minLength(5)) }),
  response: WriteResult,
  summary: 'Cancels an appointment. The customer sees the reason.',
})
