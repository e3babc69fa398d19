import * as v from '@portal/contract/valibot'
import { createListField } from '../list-field.ts'
import { defineTenantRecord } from './define-tenant-record.ts'
import {
  booleanField,
  createIntegerField,
  createNameField,
  createOptionalField,
  createTextField,
  euroField,
  numericIdField,
  timestampField,
} from './record-field.ts'

export const adviserResourceRecord = defineTenantRecord({
  belongsTo: 'tenant',
  data: v.strictObject({ name: createNameField() }),
  summary: 'An adviser who can be booked.',
})

/**
 * `duration` and `buffer` are in minutes, `minTimeBeforeAppointment` and `maxTimeBeforeAppointment` in hours
 * (ENTITY-37).
 */
export const appointmentTypeRecord = defineTenantRecord({
  belongsTo: 'tenant',
  links: { resources: { kind: 'resource', required: true, many: true } },
  data: v.strictObject({
    name: createNameField(),
    description: createOptionalField(createTextField(20_000)),
    category_id: numericIdField,
    category: createNameField(),
    price: createOptionalField(euroField),
    duration: createIntegerField(1, 1440),
    buffer: createOptionalField(createIntegerField(0, 1440)),
    minTimeBeforeAppointment: createOptionalField(createIntegerField(0, 100_000)),
    maxTimeBeforeAppointment: createOptionalField(createIntegerField(0, 100_000)),
    canBeBookedByConsumer: booleanField,
    /** If false, the portal shows the type, but customers cannot book it (APPT-06). */
    takes_bookings: createOptionalField(booleanField),
    /** Questions that a customer answers when booking (APPT-08). */
    customFields: createOptionalField(
      createListField(
        v.strictObject({
          name: createNameField(),
          label: createTextField(200),
          type: createOptionalField(createTextField(50)),
          required: createOptionalField(booleanField),
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
    description: createOptionalField(createTextField(20_000)),
    summary: createOptionalField(createTextField(2000)),
    custom_fields: createOptionalField(v.record(v.string(), createTextField(2000))),
  }),
  summary: 'An appointment of a customer.',
})
