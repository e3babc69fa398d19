import * as v from '@portal/contract/schema'
import { FieldChange } from '../desk/edit.ts'

/** What customers do that a firm's systems are told of, with a sentence about each. */
export const firmEventTypes = {
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
export type FirmEventType = keyof typeof firmEventTypes

/** Every name of {@link firmEventTypes}. */
export const firmEventNames = Object.keys(firmEventTypes) as FirmEventType[]

/** A record, by the firm's own id as it was then, or null where it had none, and by the portal's number. */
const Named = v.object({ id: v.nullable(v.string()), number: v.number() })
/** The same, with its kind (a name of `firmRecords`). */
const NamedRecord = v.object({ kind: v.string(), ...Named.entries })
const text = v.nullable(v.string())

/**
 * What a customer sent: its number at the desk, who sent it, what it says, and the documents that came along. `acted_by` is the
 * portal's number of who did it where that was somebody who was let into the customer's file (HOUSE-08).
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
  /** Answers to what the firm asks besides, by name. */
  custom_fields: v.record(v.string(), v.string()),
}

const signing = {
  /** Of the question at the desk. */
  number: v.number(),
  customer: Named,
  /** What was to be signed; null where it is gone. */
  document: v.nullable(Named),
  kind: v.string(),
  name: v.string(),
  /** SHA-256 of the file that was to be signed, in hexadecimal. */
  hash: v.string(),
  asked_by: v.string(),
}

/** What an event of each type tells. */
export const firmEventData = {
  'message.created': v.object({
    ...written,
    screen: text,
    category: text,
    /** What of the firm it answers. */
    reply_to: v.nullable(NamedRecord),
  }),
  'document.created': v.object({
    document: Named,
    customer: Named,
    acted_by: v.nullable(v.number()),
    name: v.string(),
    /** Null for one that was sent by itself. */
    type: text,
    mime_type: v.string(),
    extension: v.string(),
    /** Bytes. */
    size: v.number(),
    screen: text,
    /** What it was sent for. */
    belongs_to: v.array(NamedRecord),
  }),
  'document.signed': v.object({
    ...signing,
    /** The sealed PDF, with its page of evidence. */
    sealed: Named,
    /** By what the customer proved who signed. */
    factor: v.string(),
  }),
  'document.declined': v.object({ ...signing, reason: v.string() }),
  'edit.created': v.object({
    ...sent,
    /** Form that it was made with. */
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
    /** Null: a reply that names none. */
    task: v.nullable(Named),
    status: text,
    content: v.string(),
    documents: v.array(Named),
  }),
} as const satisfies Record<FirmEventType, v.GenericSchema>

/** The body of a webhook of a type: the same at each try. */
export const firmEvent = <T extends FirmEventType>(type: T) =>
  v.object({
    type: v.literal(type),
    /** When it was done. */
    timestamp: v.string(),
    /** Its place in the order of events of the firm; there are gaps. */
    sequence: v.number(),
    data: firmEventData[type],
  })

/** Events since a cursor, oldest first. */
export const EventsAnswer = v.object({
  events: v.array(
    v.object({
      /** What a webhook has as `webhook-id`. */
      id: v.string(),
      type: v.picklist(firmEventNames),
      timestamp: v.string(),
      sequence: v.number(),
      /** By type, as webhooks have it. */
      data: v.unknown(),
    }),
  ),
  /** Where to go on from; the same as was given where there is nothing more. */
  cursor: v.string(),
  more: v.boolean(),
})
