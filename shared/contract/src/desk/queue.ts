import * as v from '@portal/contract/schema'
import { get } from '../call.ts'
import { data, Id, IsoDate, IsoMoment } from '../wire.ts'
import { CustomerName } from './customer.ts'
import { deskCall, TenantCode } from './desk-call.ts'

/**
 * What waits for staff, by urgency: appointments of the coming week, damage reports, messages and task replies,
 * documents to review, signing decisions, requests for advice, changes, overdue requests, and upcoming events within a
 * month.
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

/** A waiting item. */
export const QueueItem = v.object({
  /** Id of the appointment, message, document or request; unique within its kind. */
  id: Id,
  customer: CustomerName,
  /** Its subject; null if the kind identifies it. */
  title: v.nullable(v.string()),
  /** When it arrived; null for future items. */
  at: v.nullable(IsoMoment),
  /** Deadline, or time of an appointment; null for none. */
  due: v.nullable(v.union([IsoMoment, IsoDate])),
  /** Staff member who handles a request for advice; null otherwise. */
  taken_by: v.nullable(v.string()),
})
export type QueueItem = v.InferOutput<typeof QueueItem>

/** Number of items of a kind, with the most urgent ones. */
export const QueuePart = v.object({
  kind: v.picklist(queueKinds),
  /** At most `mostCounted`, which means that many or more. */
  count: v.number(),
  items: v.array(QueueItem),
})
export type QueuePart = v.InferOutput<typeof QueuePart>

/** Counting stops at this number. */
export const maxQueueCount = 1000

/** What waits for a tenant's staff. */
export const getQueue = get('/desk/{tenant}/queue', {
  ...deskCall,
  key: 'DESK_QUEUE',
  params: { tenant: TenantCode },
  answer: data(v.array(QueuePart)),
  summary: 'What waits for the staff of a tenant, by kind, the most urgent first.',
})
