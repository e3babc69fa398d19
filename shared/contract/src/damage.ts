import * as v from 'valibot'
import { get } from './call.ts'
import { data, Euro, Id, IsoDate, IsoMoment, maybe, oneOf, SeenAt } from './wire.ts'

/** A document that the handling of a damage waits for. Flags are 0 or 1. */
export const DamageProgressItem = v.object({
  id: Id,
  damage_id: Id,
  name: v.string(),
  comment: maybe(v.string()),
  completed: maybe(v.number()),
  received: maybe(v.number()),
  sent: maybe(v.number()),
  created_at: maybe(IsoMoment),
  updated_at: maybe(IsoMoment),
})

/** A payment for a damage (DAMAGE-03). */
export const DamagePayment = v.object({
  id: Id,
  amount: Euro,
  date: maybe(IsoDate),
  pay_to: maybe(oneOf('customer', 'repairer', 'other')),
})

/** A damage report (ENTITY-17). */
export const Damage = v.object({
  id: Id,
  type: maybe(oneOf('home', 'vehicle', 'liability', 'travel', 'theft', 'other')),
  cause: maybe(v.string()),
  date: maybe(IsoDate),
  description: maybe(v.string()),
  /** Estimated amount. */
  estimated: maybe(Euro),
  policy_contract_number: maybe(v.string()),
  settled: maybe(v.boolean()),
  status: maybe(v.string()),
  progress_items: v.nullish(v.array(DamageProgressItem), []),
  payments: v.nullish(v.array(DamagePayment), []),
  pay_to: maybe(oneOf('customer', 'repairer', 'other')),
  seen_by_customer: SeenAt,
})
export type Damage = v.InferOutput<typeof Damage>

/** Reads the customer's damage reports, newest first (API-38). */
export const getDamages = get('/customer/damage', {
  key: 'DAMAGE',
  answer: data(v.array(Damage)),
  summary: "The customer's damage reports (API-38, ENTITY-17).",
})
