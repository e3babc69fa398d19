import * as v from '@portal/contract/schema'
import { get } from './call.ts'
import { progress } from './progress.ts'
import { data, Euro, Id, IsoDate, maybe, oneOf, SeenAt } from './wire.ts'

/** A document that the handling of a damage requires. */
export const DamageProgressItem = v.object({ ...progress, damage_id: Id })
export type DamageProgressItem = v.InferOutput<typeof DamageProgressItem>

/** Kinds of damage (DAMAGE-02), in display order. */
export const damageTypes = ['home', 'vehicle', 'liability', 'travel', 'theft', 'other'] as const
export type DamageType = (typeof damageTypes)[number]

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
  type: maybe(oneOf(...damageTypes)),
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
  feature: 'policies',
  key: 'DAMAGE',
  answer: data(v.array(Damage)),
  summary: "The customer's damage reports (API-38, ENTITY-17).",
})
