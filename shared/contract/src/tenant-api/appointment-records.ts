import * as v from '@portal/contract/schema'
import { createListField } from '../list-field.ts'
import { defineTenantRecord } from './define-tenant-record.ts'
import {
  booleanField,
  euroField,
  integerField,
  nameField,
  numberField,
  optionalField,
  textField,
  timestampField,
} from './record-field.ts'

/** ENTITY-38. */
export const resourceRecord = defineTenantRecord({
  of: 'tenant',
  data: v.strictObject({ name: nameField() }),
  summary: 'An adviser who can be booked.',
})

/** Durations in minutes, lead times in hours (ENTITY-37). */
export const appointmentTypeRecord = defineTenantRecord({
  of: 'tenant',
  links: { resources: { kind: 'resource', required: true, many: true } },
  data: v.strictObject({
    name: nameField(),
    description: optionalField(textField(20_000)),
    category_id: numberField,
    category: nameField(),
    price: optionalField(euroField),
    duration: integerField(1, 1440),
    buffer: optionalField(integerField(0, 1440)),
    minTimeBeforeAppointment: optionalField(integerField(0, 100_000)),
    maxTimeBeforeAppointment: optionalField(integerField(0, 100_000)),
    canBeBookedByConsumer: booleanField,
    /** False: shown, but not bookable (APPT-06). */
    takes_bookings: optionalField(booleanField),
    /** APPT-08. */
    customFields: optionalField(
      createListField(
        v.strictObject({
          name: nameField(),
          label: textField(200),
          type: optionalField(textField(50)),
          required: optionalField(booleanField),
        }),
        50,
      ),
    ),
  }),
  summary: 'An appointment type, with its advisers.',
})

export const appointmentRecord = defineTenantRecord({
  links: {
    appointment_type: { kind: 'appointment_type', required: true },
    resource: { kind: 'resource', required: true },
  },
  data: v.strictObject({
    time_start: timestampField,
    time_end: timestampField,
    description: optionalField(textField(20_000)),
    summary: optionalField(textField(2000)),
    custom_fields: optionalField(v.record(v.string(), textField(2000))),
  }),
  summary: 'An appointment of a customer.',
})
