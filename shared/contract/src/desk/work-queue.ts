import * as v from '@portal/contract/schema'
import { get } from '../call.ts'
import { dataEnvelope, Id, IsoDate, IsoMoment } from '../wire.ts'
import { deskCall, TenantCode } from './desk-call.ts'
import { CustomerName } from './desk-customer.ts'

/** What waits for staff, by urgency. Appointments are of the coming week, upcoming events of a month. */
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

export const QueueItem = v.object({
  id: Id,
  customer: CustomerName,
  title: v.nullable(v.string()),
  /** Time of arrival; null for future items. */
  at: v.nullable(IsoMoment),
  /** Deadline, or time of the appointment. */
  due: v.nullable(v.union([IsoMoment, IsoDate])),
  taken_by: v.nullable(v.string()),
})
export type QueueItem = v.InferOutput<typeof QueueItem>

export const QueuePart = v.object({
  kind: v.picklist(queueKinds),
  /** At most {@link maxQueueCount}, which means that many or more. */
  count: v.number(),
  items: v.array(QueueItem),
})
export type QueuePart = v.InferOutput<typeof QueuePart>

export const maxQueueCount = 1000

export const getQueue = get('/desk/{tenant}/queue', {
  ...deskCall,
  key: 'DESK_QUEUE',
  params: { tenant: TenantCode },
  response: dataEnvelope(v.array(QueuePart)),
  summary: 'What waits for the staff of a tenant, by kind, the most urgent first.',
})
