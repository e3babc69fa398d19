import * as v from '@portal/contract/schema'
import { get } from './call.ts'
import { dataEnvelope, Id, IsoMoment, nullableField, SeenAt } from './wire.ts'

export const Signal = v.object({
  id: Id,
  customer_id: nullableField(Id),
  description: nullableField(v.string()),
  customer_message: nullableField(v.string()),
  finished_at: nullableField(IsoMoment),
  snoozed_until: nullableField(IsoMoment),
  status: nullableField(v.union([v.string(), v.number()])),
  /** Kind of record, such as 'mortgage'; `searchable_id` is its id. */
  searchable_type: nullableField(v.string()),
  searchable_id: nullableField(Id),
  created_at: nullableField(IsoMoment),
  seen_by_customer: SeenAt,
})
export type Signal = v.InferOutput<typeof Signal>

export const getActiveSignals = get('/customer/signal/active', {
  key: 'SIGNAL',
  response: dataEnvelope(v.array(Signal)),
  summary: 'The current notices (API-35, ENTITY-22).',
})
