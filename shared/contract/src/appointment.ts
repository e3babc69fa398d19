import * as v from '@portal/contract/schema'
import { del, get, post } from './call.ts'
import { date, text } from './sent.ts'
import { Created, Done, data, Euro, Id, IsoMoment, maybe } from './wire.ts'

/** A group of appointment types (APPT-04). */
export const AppointmentCategory = v.object({ id: Id, name: v.string() })

/** A question that a tenant asks for an appointment type: one line, or several with type 'textarea'. */
const CustomField = v.object({
  name: v.pipe(v.string(), v.nonEmpty()),
  label: v.string(),
  type: maybe(v.string()),
  required: v.nullish(v.boolean(), false),
})
export type CustomField = v.InferOutput<typeof CustomField>

/** The valid custom fields of an appointment type; others are ignored. */
export const customFieldsOf = (fields: readonly unknown[]): CustomField[] =>
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
  description: maybe(v.string()),
  status: maybe(v.union([v.string(), v.number()])),
  price: maybe(Euro),
  duration: maybe(v.number()),
  minTimeBeforeAppointment: maybe(v.number()),
  maxTimeBeforeAppointment: maybe(v.number()),
  buffer: maybe(v.number()),
  /** 1: customers may book it (APPT-03). */
  canBeBookedByConsumer: maybe(v.number()),
  category: maybe(AppointmentCategory),
  customFields: v.nullish(v.array(v.unknown()), []),
  /** Advisers who offer it. */
  resourceId: v.nullish(v.array(Id), []),
})
export type AppointmentType = v.InferOutput<typeof AppointmentType>

/** An adviser who can be booked (ENTITY-38). */
export const Resource = v.object({ id: Id, name: v.string() })
export type Resource = v.InferOutput<typeof Resource>

/** An appointment of the customer (ENTITY-36). */
export const Appointment = v.object({
  id: Id,
  appointment_type_id: Id,
  time_start: IsoMoment,
  time_end: IsoMoment,
  description: maybe(v.string()),
  summary: maybe(v.string()),
  resource_id: maybe(Id),
  /** Answers to the custom fields by name. Not in the specification. */
  custom_fields: maybe(v.record(v.string(), v.string())),
})
export type Appointment = v.InferOutput<typeof Appointment>

/** A bookable time (APPT-09). */
export const BookableTime = v.object({ time_start: IsoMoment, time_end: IsoMoment })
export type BookableTime = v.InferOutput<typeof BookableTime>

/** Reads the appointment types (API-41). */
export const getAppointmentTypes = get('/customer/online_afspraken/appointment_type/index', {
  feature: 'appointments',
  key: 'APPOINTMENT_TYPE',
  answer: data(v.array(AppointmentType)),
  summary: 'Kinds of appointment (API-41, ENTITY-37).',
})

/** Reads the customer's appointments, earliest first (API-42). */
export const getAppointments = get('/customer/online_afspraken/appointment/', {
  feature: 'appointments',
  key: 'APPOINTMENT',
  answer: data(v.array(Appointment)),
  summary: "The customer's appointments (API-42, ENTITY-36).",
})

/** Reads the bookable advisers (API-43). */
export const getResources = get('/customer/online_afspraken/resource/index', {
  feature: 'appointments',
  key: 'RESOURCE',
  answer: data(v.array(Resource)),
  summary: 'Advisers who can be booked (API-43, ENTITY-38).',
})

/**
 * Reads bookable times on a date (APPT-09), or without a date those of the first days that have any; none without type
 * and adviser.
 */
export const getBookableTimes = get('/customer/online_afspraken/bookable_time/index', {
  feature: 'appointments',
  key: 'BOOKABLE_TIME',
  query: {
    appointment_type_id: v.optional(Id),
    resource_id: v.optional(Id),
    date: v.optional(date),
  },
  answer: data(v.array(BookableTime)),
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
    description: v.optional(v.union([v.literal(''), text(2000)]), ''),
    /** Answers to the type's custom fields by name; 422 for an unknown field or a missing required one. */
    custom_fields: v.optional(v.record(v.string(), v.union([v.literal(''), text(maxAnswerLength)])), {}),
  }),
  answer: Created,
  summary: 'Books an appointment (APPT-08).',
})

/** Cancels a future appointment of the customer; 409 if it has started. */
export const cancelAppointment = del('/customer/online_afspraken/appointment/{id}', {
  feature: 'appointments',
  params: { id: Id },
  answer: Done,
  summary: 'Cancels an appointment that has not begun (APPT-01).',
})
