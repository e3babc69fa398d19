import * as v from '@portal/contract/schema'
import { FieldChange } from '../desk/desk-edit.ts'

export const tenantEventTypes = {
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
export type TenantEventType = keyof typeof tenantEventTypes

export const tenantEventNames = Object.keys(tenantEventTypes) as TenantEventType[]

/** The record's id in the tenant's own system at the time of the event, and its numeric id in the portal. */
const RecordReference = v.object({ id: v.nullable(v.string()), number: v.number() })
/** `kind` is a name of `tenantRecords`. */
const KindedReference = v.object({ kind: v.string(), ...RecordReference.entries })
const nullableTextField = v.nullable(v.string())

/** `number` is its number at the desk; `acted_by` the file guest who sent it (HOUSE-08). */
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
  /** SHA-256 of the document, hexadecimal. */
  hash: v.string(),
  asked_by: v.string(),
}

export const tenantEventData = {
  'message.created': v.object({
    ...writtenMessageFields,
    screen: nullableTextField,
    category: nullableTextField,
    reply_to: v.nullable(KindedReference),
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
    belongs_to: v.array(KindedReference),
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
        record: KindedReference,
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
    /** Null if the reply does not name a task. */
    task: v.nullable(RecordReference),
    status: nullableTextField,
    content: v.string(),
    documents: v.array(RecordReference),
  }),
} as const satisfies Record<TenantEventType, v.GenericSchema>

/** Body of a webhook; identical on each retry. */
export const createTenantEventSchema = <T extends TenantEventType>(type: T) =>
  v.object({
    type: v.literal(type),
    timestamp: v.string(),
    /** Position in the tenant's events, which may have gaps. */
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
  /** For the next call; unchanged if there are no more events. */
  cursor: v.string(),
  more: v.boolean(),
})
