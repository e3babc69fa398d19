import * as v from '@portal/contract/valibot'
import { defineGet } from './call.ts'
import { progressItemFields } from './progress-item-fields.ts'
import {
  createKnownValuesField,
  dataEnvelope,
  Euro,
  Id,
  IsoDate,
  nullableField,
  SeenAtField,
} from './wire.ts'

export const DamageProgressItem = v.object({ ...progressItemFields, damage_id: Id })
export type DamageProgressItem = v.InferOutput<typeof DamageProgressItem>

export const damageTypes = ['home', 'vehicle', 'liability', 'travel', 'theft', 'other'] as const
export type DamageType = (typeof damageTypes)[number]

export const DamagePayment = v.object({
  id: Id,
  amount: Euro,
  date: nullableField(IsoDate),
  pay_to: nullableField(createKnownValuesField('customer', 'repairer', 'other')),
})

export const Damage = v.object({
  id: Id,
  type: nullableField(createKnownValuesField(...damageTypes)),
  cause: nullableField(v.string()),
  date: nullableField(IsoDate),
  description: nullableField(v.string()),
  estimated: nullableField(Euro),
  policy_contract_number: nullableField(v.string()),
  settled: nullableField(v.boolean()),
  status: nullableField(v.string()),
  progress_items: v.nullish(v.array(DamageProgressItem), []),
  payments: v.nullish(v.array(DamagePayment), []),
  pay_to: nullableField(createKnownValuesField('customer', 'repairer', 'other')),
  seen_by_customer: SeenAtField,
})
export type Damage = v.InferOutput<typeof Damage>

export const getDamages = defineGet('/customer/damage', {
  feature: 'policies',
  key: 'DAMAGE',
  response: dataEnvelope(v.array(Damage)),
  summary: "The customer's damage reports (API-38, ENTITY-17).",
})
