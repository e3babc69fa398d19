import * as v from '@portal/contract/valibot'
import { defineDelete, defineGet, definePost } from './call.ts'
import { createMultilineField, dateField } from './input-field.ts'
import { CreatedResult, dataEnvelope, Euro, Id, IsoMoment, nullableField, WriteResult } from './wire.ts'

export const AppointmentCategory = v.object({ id: Id, name: v.string() })

/** Question that a tenant asks when a customer books. The type 'textarea' allows an answer of several lines. */
const CustomField = v.object({
  name: v.pipe(v.string(), v.nonEmpty()),
  label: v.string(),
  type: nullableField(v.string()),
  required: v.nullish(v.boolean(), false),
})
export type CustomField = v.InferOutput<typeof CustomField>

export const parseCustomFields = (fields: readonly unknown[]): CustomField[] =>
  fields.flatMap((field) => {
    const read = v.safeParse(CustomField, field)
    return read.success ? [read.output] : []
  })

export const maxCustomFieldAnswerLength = 2000

/**
 * `duration` and `buffer` are in minutes, `minTimeBeforeAppointment` and `maxTimeBeforeAppointment` in hours
 * (ENTITY-37).
 */
export const AppointmentType = v.object({
  id: Id,
  name: v.string(),
  description: nullableField(v.string()),
  status: nullableField(v.union([v.string(), v.number()])),
  price: nullableField(Euro),
  duration: nullableField(v.number()),
  minTimeBeforeAppointment: nullableField(v.number()),
  maxTimeBeforeAppointment: nullableField(v.number()),
  buffer: nullableField(v.number()),
  /** 1 if customers can book this type, 0 if not (APPT-03). */
  canBeBookedByConsumer: nullableField(v.number()),
  category: nullableField(AppointmentCategory),
  customFields: v.nullish(v.array(v.unknown()), []),
  resourceId: v.nullish(v.array(Id), []),
})
export type AppointmentType = v.InferOutput<typeof AppointmentType>

export const AdviserResource = v.object({ id: Id, name: v.string() })
export type AdviserResource = v.InferOutput<typeof AdviserResource>

export const Appointment = v.object({
  id: Id,
  appointment_type_id: Id,
  time_start: IsoMoment,
  time_end: IsoMoment,
  description: nullableField(v.string()),
  summary: nullableField(v.string()),
  resource_id: nullableField(Id),
  /** Answers by `CustomField.name`. Not in the specification. */
  custom_fields: nullableField(v.record(v.string(), v.string())),
})
export type Appointment = v.InferOutput<typeof Appointment>

export const BookableTime = v.object({ time_start: IsoMoment, time_end: IsoMoment })
export type BookableTime = v.InferOutput<typeof BookableTime>

export const getAppointmentTypes = defineGet('/customer/online_afspraken/appointment_type/index', {
  feature: 'appointments',
  key: 'APPOINTMENT_TYPE',
  response: dataEnvelope(v.array(AppointmentType)),
  summary: 'The appointment types (API-41, ENTITY-37).',
})

export const getAppointments = defineGet('/customer/online_afspraken/appointment/', {
  feature: 'appointments',
  key: 'APPOINTMENT',
  response: dataEnvelope(v.array(Appointment)),
  summary: "The customer's appointments (API-42, ENTITY-36).",
})

export const getBookableAdvisers = defineGet('/customer/online_afspraken/resource/index', {
  feature: 'appointments',
  key: 'RESOURCE',
  response: dataEnvelope(v.array(AdviserResource)),
  summary: 'The advisers that customers can book (API-43, ENTITY-38).',
})

/** The response is an empty list if the request has no appointment type or no adviser. */
export const getBookableTimes = defineGet('/customer/online_afspraken/bookable_time/index', {
  feature: 'appointments',
  key: 'BOOKABLE_TIME',
  query: {
    appointment_type_id: v.optional(Id),
    resource_id: v.optional(Id),
    date: v.optional(dateField),
  },
  response: dataEnvelope(v.array(BookableTime)),
  summary: 'Times that can be booked on a date; without a date, on the first three days with any (APPT-09).',
})

/** Responds with 409 if the type accepts no bookings (APPT-06), and with 422 if the time is taken or not offered. */
export const bookAppointment = definePost('/customer/online_afspraken/appointment/', {
  feature: 'appointments',
  body: v.object({
    appointment_type_id: Id,
    resource_id: Id,
    time_start: IsoMoment,
    time_end: IsoMoment,
    description: v.optional(v.union([v.literal(''), createMultilineField(2000)]), ''),
    /** Answers by `CustomField.name`. An unknown name or a missing required answer gives 422. */
    custom_fields: v.optional(
      v.record(v.string(), v.union([v.literal(''), createMultilineField(maxCustomFieldAnswerLength)])),
      {},
    ),
  }),
  response: CreatedResult,
  summary: 'Books an appointment (APPT-08).',
})

/** Responds with 409 if the appointment has already started. */
export const cancelAppointment = defineDelete('/customer/online_afspraken/appointment/{id}', {
  feature: 'appointments',
  params: { id: Id },
  response: WriteResult,
  summary: 'Cancels a future appointment (APPT-01).',
})
