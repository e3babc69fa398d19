import * as v from '@portal/contract/schema'
import { get } from './call.ts'
import { data, Id, IsoMoment, maybe, SeenAt } from './wire.ts'

/** A notice about something in the customer's file (ENTITY-22). */
export const Signal = v.object({
  id: Id,
  customer_id: maybe(Id),
  description: maybe(v.string()),
  customer_message: maybe(v.string()),
  finished_at: maybe(IsoMoment),
  snoozed_until: maybe(IsoMoment),
  status: maybe(v.union([v.string(), v.number()])),
  /** Subject of the notice, such as 'mortgage' with its id. */
  searchable_type: maybe(v.string()),
  searchable_id: maybe(Id),
  created_at: maybe(IsoMoment),
  seen_by_customer: SeenAt,
})
export type Signal = v.InferOutput<typeof Signal>

/** Reads the notices that are neither finished nor snoozed, newest first (API-35). */
export const getActiveSignals = get('/customer/signal/active', {
  key: 'SIGNAL',
  answer: data(v.array(Signal)),
  summary: 'Notices that are active now (API-35, ENTITY-22).',
})
