import * as v from '@portal/contract/schema'
import { listOf } from '../list-of.ts'
import { euro, moment, name, number, some, whole, words, yes } from './field.ts'
import { tenantRecord } from './kind.ts'

/** A bookable adviser (ENTITY-38). */
export const resource = tenantRecord({
  of: 'tenant',
  data: v.strictObject({ name: name() }),
  summary: 'An adviser who can be booked.',
})

/** An appointment type (ENTITY-37): durations in minutes, lead times in hours. */
export const appointmentType = tenantRecord({
  of: 'tenant',
  links: { resources: { kind: 'resource', required: true, many: true } },
  data: v.strictObject({
    name: name(),
    description: some(words(20_000)),
    category_id: number,
    category: name(),
    price: some(euro),
    duration: whole(1, 1440),
    buffer: some(whole(0, 1440)),
    minTimeBeforeAppointment: some(whole(0, 100_000)),
    maxTimeBeforeAppointment: some(whole(0, 100_000)),
    canBeBookedByConsumer: yes,
    /** False: shown but not bookable (APPT-06). */
    takes_bookings: some(yes),
    /** Questions asked when booking (APPT-08). */
    customFields: some(
      listOf(
        v.strictObject({ name: name(), label: words(200), type: some(words(50)), required: some(yes) }),
        50,
      ),
    ),
  }),
  summary: 'A kind of appointment, with the advisers who do it.',
})

/** An appointment of a customer (ENTITY-36); an adviser has one at a time. */
export const appointment = tenantRecord({
  links: {
    appointment_type: { kind: 'appointment_type', required: true },
    resource: { kind: 'resource', required: true },
  },
  data: v.strictObject({
    time_start: moment,
    time_end: moment,
    description: some(words(20_000)),
    summary: some(words(2000)),
    custom_fields: some(v.record(v.string(), words(2000))),
  }),
  summary: 'An appointment of a customer.',
})
