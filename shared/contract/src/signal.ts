import * as v from '@portal/contract/valibot'
import { defineGet } from './call.ts'
import { dataEnvelope, Id, IsoMoment, nullableField, SeenAtField } from './wire.ts'

export const Signal = v.object({
  id: Id,
  customer_id: nullableField(Id),
  description: nullableField(v.string()),
  customer_message: nullableField(v.string()),
  finished_at: nullableField(IsoMoment),
  snoozed_until: nullableField(IsoMoment),
  status: nullableField(v.union([v.string(), v.number()])),
  /** Kind of the record that the notice is about, such as 'mortgage'. */
  searchable_type: nullableField(v.string()),
  searchable_id: nullableField(Id),
  created_at: nullableField(IsoMoment),
  seen_by_customer: SeenAtField,
})
export type Signal = v.InferOutput<typeof Signal>

export const getActiveSignals = defineGet('/customer/signal/active', {
  key: 'SIGNAL',
  response: dataEnvelope(v.array(Signal)),
  summary: 'The current notices (API-35, ENTITY-22).',
})
