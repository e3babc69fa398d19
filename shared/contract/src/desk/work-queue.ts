import * as v from '@portal/contract/valibot'
import { defineGet } from '../call.ts'
import { dataEnvelope, Id, IsoDate, IsoMoment } from '../wire.ts'
import { deskCallOptions, TenantCode } from './desk-call.ts'
import { CustomerName } from './desk-customer.ts'

/**
 * Kinds of items that staff have to handle, the most urgent first. The queue contains the appointments of the coming
 * week and the upcoming events of the coming month.
 */
export const workQueueItemKinds = [
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
export type WorkQueueItemKind = (typeof workQueueItemKinds)[number]

export const WorkQueueItem = v.object({
  id: Id,
  customer: CustomerName,
  title: v.nullable(v.string()),
  /** Time when the item arrived; null for an item in the future. */
  at: v.nullable(IsoMoment),
  /** Deadline of the item, or time of the appointment. */
  due: v.nullable(v.union([IsoMoment, IsoDate])),
  taken_by: v.nullable(v.string()),
})
export type WorkQueueItem = v.InferOutput<typeof WorkQueueItem>

export const WorkQueueItemsOfKind = v.object({
  kind: v.picklist(workQueueItemKinds),
  /** Number of items. The server stops counting at {@link maxWorkQueueCount}. */
  count: v.number(),
  items: v.array(WorkQueueItem),
})
export type WorkQueueItemsOfKind = v.InferOutput<typeof WorkQueueItemsOfKind>

export const maxWorkQueueCount = 1000

export const getWorkQueue = defineGet('/desk/{tenant}/queue', {
  ...deskCallOptions,
  key: 'DESK',
  params: { tenant: TenantCode },
  response: dataEnvelope(v.array(WorkQueueItemsOfKind)),
  summary: 'What waits for the staff of a tenant, by kind, the most urgent first.',
})
