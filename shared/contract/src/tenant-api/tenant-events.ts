import * as v from '@portal/contract/valibot'
import { FieldChange } from '../desk/customer-edit.ts'

export const tenantEventDescriptions = {
  'message.created': 'A customer sent a message.',
  'document.created': 'A customer sent a document, by itself or with something else.',
  'document.signed': 'A customer signed a document, which was sealed.',
  'document.declined': 'A customer does not sign a document, and says why.',
  'edit.created': 'A customer changed their file: what stood there, and what stands there since.',
  'damage.reported': 'A customer reported a damage.',
  'lead.created': 'A customer asks for advice.',
  'appointment.booked': 'A customer booked an appointment.',
  'appointment.cancelled': 'A customer, or somebody of the staff, cancelled an appointment.',
  'task.answered': 'A customer answered a task, or said that it is done.',
} as const
export type TenantEventType = keyof typeof tenantEventDescriptions

export const tenantEventNames = Object.keys(tenantEventDescriptions) as TenantEventType[]

/**
 * Reference to a record: `id` is its id in the tenant's system at the time of the event, `number` its id in the portal.
 */
const RecordReference = v.object({ id: v.nullable(v.string()), number: v.number() })
/** Reference to a record of any kind. `kind` is a key of `tenantRecords`. */
const RecordReferenceWithKind = v.object({ kind: v.string(), ...RecordReference.entries })
const nullableTextField = v.nullable(v.string())

/**
 * `number` is the number that staff see. `acted_by` is the id of the partner or delegate who sent the message
 * (HOUSE-08).
 */
const messageEventFields = { number: v.number(), customer: RecordReference, acted_by: v.nullable(v.number()) }
const writtenMessageFields = {
  ...messageEventFields,
  subject: nullableTextField,
  content: v.string(),
  documents: v.array(RecordReference),
}
const appointmentEventFields = {
  appointment: RecordReference,
  customer: RecordReference,
  acted_by: v.nullable(v.number()),
  appointment_type: RecordReference,
  resource: RecordReference,
  start: v.string(),
  end: v.string(),
  summary: nullableTextField,
  description: nullableTextField,
  custom_fields: v.record(v.string(), v.string()),
}

const signingEventFields = {
  number: v.number(),
  customer: RecordReference,
  document: v.nullable(RecordReference),
  kind: v.string(),
  name: v.string(),
  /** SHA-256 of the document, in hexadecimal. */
  hash: v.string(),
  asked_by: v.string(),
}

export const tenantEventData = {
  'message.created': v.object({
    ...writtenMessageFields,
    screen: nullableTextField,
    category: nullableTextField,
    reply_to: v.nullable(RecordReferenceWithKind),
  }),
  'document.created': v.object({
    document: RecordReference,
    customer: RecordReference,
    acted_by: v.nullable(v.number()),
    name: v.string(),
    type: nullableTextField,
    mime_type: v.string(),
    extension: v.string(),
    size: v.number(),
    screen: nullableTextField,
    belongs_to: v.array(RecordReferenceWithKind),
  }),
  'document.signed': v.object({
    ...signingEventFields,
    sealed: RecordReference,
    factor: v.string(),
  }),
  'document.declined': v.object({ ...signingEventFields, reason: v.string() }),
  'edit.created': v.object({
    ...messageEventFields,
    form: nullableTextField,
    changes: v.array(
      v.object({
        record: RecordReferenceWithKind,
        what: v.picklist(['added', 'changed', 'removed']),
        fields: v.array(FieldChange),
      }),
    ),
  }),
  'damage.reported': v.object(writtenMessageFields),
  'lead.created': v.object({
    ...messageEventFields,
    screen: nullableTextField,
    subject: nullableTextField,
    content: v.string(),
  }),
  'appointment.booked': v.object(appointmentEventFields),
  'appointment.cancelled': v.object({ ...appointmentEventFields, by: v.picklist(['customer', 'staff']) }),
  'task.answered': v.object({
    ...messageEventFields,
    /** Task that was answered; null if the reply names none. */
    task: v.nullable(RecordReference),
    status: nullableTextField,
    content: v.string(),
    documents: v.array(RecordReference),
  }),
} as const satisfies Record<TenantEventType, v.GenericSchema>

/** Creates the schema of a webhook's body. Each retry sends the same body. */
export const createTenantEventSchema = <T extends TenantEventType>(type: T) =>
  v.object({
    type: v.literal(type),
    timestamp: v.string(),
    /** Position in the sequence of the tenant's events. The sequence may have gaps. */
    sequence: v.number(),
    data: tenantEventData[type],
  })

export const EventsResponse = v.object({
  events: v.array(
    v.object({
      id: v.string(),
      type: v.picklist(tenantEventNames),
      timestamp: v.string(),
      sequence: v.number(),
      data: v.unknown(),
    }),
  ),
  /** Cursor for the next call. It stays the same if there are no more events. */
  cursor: v.string(),
  more: v.boolean(),
})
