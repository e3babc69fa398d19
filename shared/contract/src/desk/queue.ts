import * as v from '@portal/contract/schema'
import { get } from '../call.ts'
import { data, Id, IsoDate, IsoMoment } from '../wire.ts'
import { CustomerName } from './customer.ts'
import { FirmCode, ofFirm } from './of-firm.ts'

/**
 * What waits for a firm's staff, in the order of its urgency: appointments of the coming week, reported damages, messages and
 * answers to tasks, documents to look at, what customers signed or declined, requests for advice, changes that customers made, requests whose day has passed, and
 * what is ahead of a file within a month.
 */
export const queueKinds = [
  'appointment',
  'damage',
  'message',
  'document',
  'signing',
  'lead',
  'edit',
  'overdue',
  'coming',
] as const
export type QueueKind = (typeof queueKinds)[number]

/** One thing that waits. */
export const QueueItem = v.object({
  /** Of what its kind is of: an appointment, what a customer sent, a document, a request; unique within its kind. */
  id: Id,
  customer: CustomerName,
  /** What it is about, in the words of who wrote it; null where the kind says it all. */
  title: v.nullable(v.string()),
  /** When it came in; null for what is not there yet. */
  at: v.nullable(IsoMoment),
  /** Day, or moment of an appointment, that it is about; null for none. */
  due: v.nullable(v.union([IsoMoment, IsoDate])),
  /** Who has taken a request for advice up; null for nobody, and for other kinds. */
  taken_by: v.nullable(v.string()),
})
export type QueueItem = v.InferOutput<typeof QueueItem>

/** How much of a kind waits, and the first of it: what waits longest, or comes soonest. */
export const QueuePart = v.object({
  kind: v.picklist(queueKinds),
  /** At most `mostCounted`, which stands for that many or more. */
  count: v.number(),
  items: v.array(QueueItem),
})
export type QueuePart = v.InferOutput<typeof QueuePart>

/** So many of a kind are counted. */
export const mostCounted = 1000

/** What waits for the staff of a firm. */
export const getQueue = get('/desk/{firm}/queue', {
  ...ofFirm,
  key: 'DESK_QUEUE',
  params: { firm: FirmCode },
  answer: data(v.array(QueuePart)),
  summary: 'What waits for the staff of a firm, by kind, the most urgent first.',
})
