import * as v from '@portal/contract/schema'
import { del, get, post } from './call.ts'
import { dateField, multilineField } from './input-field.ts'
import { CreatedResult, dataEnvelope, Euro, Id, IsoMoment, nullableField, WriteResult } from './wire.ts'

export const AppointmentCategory = v.object({ id: Id, name: v.string() })

/**
 * A question that a tenant asks for an appointment type. The answer is one line of text, or several lines for type
 * 'textarea'.
 */
const CustomField = v.object({
  name: v.pipe(v.string(), v.nonEmpty()),
  label: v.string(),
  type: nullableField(v.string()),
  required: v.nullish(v.boolean(), false),
})
export type CustomField = v.InferOutput<typeof CustomField>

/** Parses the custom fields of an appointment type; invalid fields are ignored. */
export const parseCustomFields = (fields: readonly unknown[]): CustomField[] =>
  fields.flatMap((field) => {
    const read = v.safeParse(CustomField, field)
    return read.success ? [read.output] : []
  })

/** Maximum length of an answer to a custom field. */
export const maxAnswerLength = 2000

/** An appointment type (ENTITY-37). Durations in minutes, lead times in hours. */
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
  /** 1 if customers may book this type (APPT-03). */
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
  /** Answers to the custom fields by name. Not in the specification. */
  custom_fields: nullableField(v.record(v.string(), v.string())),
})
export type Appointment = v.InferOutput<typeof Appointment>

export const BookableTime = v.object({ time_start: IsoMoment, time_end: IsoMoment })
export type BookableTime = v.InferOutput<typeof BookableTime>

export const getAppointmentTypes = get('/customer/online_afspraken/appointment_type/index', {
  feature: 'appointments',
  key: 'APPOINTMENT_TYPE',
  answer: dataEnvelope(v.array(AppointmentType)),
  summary: 'Kinds of appointment (API-41, ENTITY-37).',
})

export const getAppointments = get('/customer/online_afspraken/appointment/', {
  feature: 'appointments',
  key: 'APPOINTMENT',
  answer: dataEnvelope(v.array(Appointment)),
  summary: "The customer's appointments (API-42, ENTITY-36).",
})

export const getResources = get('/customer/online_afspraken/resource/index', {
  feature: 'appointments',
  key: 'RESOURCE',
  answer: dataEnvelope(v.array(AdviserResource)),
  summary: 'Advisers who can be booked (API-43, ENTITY-38).',
})

/**
 * Reads bookable times on a date (APPT-09); without a date, the times of the first days that have any. Empty without an
 * appointment type and adviser.
 */
export const getBookableTimes = get('/customer/online_afspraken/bookable_time/index', {
  feature: 'appointments',
  key: 'BOOKABLE_TIME',
  query: {
    appointment_type_id: v.optional(Id),
    resource_id: v.optional(Id),
    date: v.optional(dateField),
  },
  answer: dataEnvelope(v.array(BookableTime)),
  summary:
    'Times that can be booked on a date, or without one those of the first three days that have any (APPT-09).',
})

/**
 * Books an appointment (APPT-08). 422 if the time is taken or not offered; 409 if the type accepts no bookings
 * (APPT-06).
 */
export const bookAppointment = post('/customer/online_afspraken/appointment/', {
  feature: 'appointments',
  body: v.object({
    appointment_type_id: Id,
    resource_id: Id,
    time_start: IsoMoment,
    time_end: IsoMoment,
    description: v.optional(v.union([v.literal(''), multilineField(2000)]), ''),
    /** Answers to the type's custom fields by name; 422 for an unknown field or if a required field is missing. */
    custom_fields: v.optional(
      v.record(v.string(), v.union([v.literal(''), multilineField(maxAnswerLength)])),
      {},
    ),
  }),
  answer: CreatedResult,
  summary: 'Books an appointment (APPT-08).',
})

/** Cancels a future appointment of the customer; 409 if the appointment has started. */
export const cancelAppointment = del('/customer/online_afspraken/appointment/{id}', {
  feature: 'appointments',
  params: { id: Id },
  answer: WriteResult,
  summary: 'Cancels an appointment that has not begun (APPT-01).',
})
