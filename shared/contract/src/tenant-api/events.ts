import * as v from '@portal/contract/schema'
import { FieldChange } from '../desk/edit.ts'

/** Customer events that are sent to a tenant's systems, with a description. */
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

/** Every name of {@link tenantEventTypes}. */
export const tenantEventNames = Object.keys(tenantEventTypes) as TenantEventType[]

/** A record by the tenant's own id at that time (null if it had none) and the portal's number. */
const Named = v.object({ id: v.nullable(v.string()), number: v.number() })
/** The same, with its kind (a name of `tenantRecords`). */
const NamedRecord = v.object({ kind: v.string(), ...Named.entries })
const text = v.nullable(v.string())

/**
 * A message of a customer: its number at the desk, sender, text and documents. `acted_by` is the portal's number of a
 * file guest who sent it (HOUSE-08).
 */
const sent = { number: v.number(), customer: Named, acted_by: v.nullable(v.number()) }
const written = { ...sent, subject: text, content: v.string(), documents: v.array(Named) }
const appointment = {
  appointment: Named,
  customer: Named,
  acted_by: v.nullable(v.number()),
  appointment_type: Named,
  resource: Named,
  start: v.string(),
  end: v.string(),
  summary: text,
  description: text,
  /** Answers to custom fields by name. */
  custom_fields: v.record(v.string(), v.string()),
}

const signing = {
  /** Number of the signing request at the desk. */
  number: v.number(),
  customer: Named,
  /** The document; null if it was deleted. */
  document: v.nullable(Named),
  kind: v.string(),
  name: v.string(),
  /** SHA-256 of the document, hexadecimal. */
  hash: v.string(),
  asked_by: v.string(),
}

/** Data of each event type. */
export const tenantEventData = {
  'message.created': v.object({
    ...written,
    screen: text,
    category: text,
    /** The tenant's message that it answers. */
    reply_to: v.nullable(NamedRecord),
  }),
  'document.created': v.object({
    document: Named,
    customer: Named,
    acted_by: v.nullable(v.number()),
    name: v.string(),
    /** Null for a document sent by itself. */
    type: text,
    mime_type: v.string(),
    extension: v.string(),
    /** Bytes. */
    size: v.number(),
    screen: text,
    /** Records that it was sent for. */
    belongs_to: v.array(NamedRecord),
  }),
  'document.signed': v.object({
    ...signing,
    /** The sealed PDF with its evidence page. */
    sealed: Named,
    /** How the customer proved their identity. */
    factor: v.string(),
  }),
  'document.declined': v.object({ ...signing, reason: v.string() }),
  'edit.created': v.object({
    ...sent,
    /** Form of the change. */
    form: text,
    changes: v.array(
      v.object({
        record: NamedRecord,
        what: v.picklist(['added', 'changed', 'removed']),
        fields: v.array(FieldChange),
      }),
    ),
  }),
  'damage.reported': v.object(written),
  'lead.created': v.object({ ...sent, screen: text, subject: text, content: v.string() }),
  'appointment.booked': v.object(appointment),
  'appointment.cancelled': v.object({ ...appointment, by: v.picklist(['customer', 'staff']) }),
  'task.answered': v.object({
    ...sent,
    /** Null for a reply that names none. */
    task: v.nullable(Named),
    status: text,
    content: v.string(),
    documents: v.array(Named),
  }),
} as const satisfies Record<TenantEventType, v.GenericSchema>

/** The body of a webhook of a type, identical on each retry. */
export const tenantEvent = <T extends TenantEventType>(type: T) =>
  v.object({
    type: v.literal(type),
    /** Time of the event. */
    timestamp: v.string(),
    /** Position in the tenant's sequence of events, which may have gaps. */
    sequence: v.number(),
    data: tenantEventData[type],
  })

/** Events after a cursor, oldest first. */
export const EventsAnswer = v.object({
  events: v.array(
    v.object({
      /** Same as the `webhook-id` header. */
      id: v.string(),
      type: v.picklist(tenantEventNames),
      timestamp: v.string(),
      sequence: v.number(),
      /** By type, as in webhooks. */
      data: v.unknown(),
    }),
  ),
  /** Cursor for the next call; unchanged if there are no more events. */
  cursor: v.string(),
  more: v.boolean(),
})
