import * as v from '@portal/contract/schema'
import { Damage, DamagePayment, damageTypes } from '../damage.ts'
import { ChildPolicy } from '../policy.ts'
import { fieldsOf, moment, name, some, whole } from './field.ts'
import { tenantRecord } from './kind.ts'
import { requested } from './requested.ts'

const paidTo = v.picklist(['customer', 'repairer', 'other'])
const ofDamage = { damage: { kind: 'damage', required: true } } as const

/** An insurance policy, or a package of them (ENTITY-16). */
export const policy = tenantRecord({
  links: { package: { kind: 'policy' } },
  data: v.strictObject({
    ...fieldsOf(ChildPolicy.entries, ['id', 'parent_id', 'monthly_term_amount']),
    name: name(),
    /** 0 = in force; other policies are not shown (POLICY-06). */
    mutation_code: some(whole(0, 9999)),
    /** Months that one payment covers. */
    payment_term: some(whole(1, 1200)),
  }),
  summary: 'An insurance policy, or a package; one within a package names it.',
})

/** A damage report (ENTITY-17). */
export const damage = tenantRecord({
  kept: ['seen_by_customer'],
  data: v.strictObject({
    ...fieldsOf(Damage.entries, ['id', 'progress_items', 'payments']),
    type: v.picklist(damageTypes),
    pay_to: some(paidTo),
    seen_by_customer: some(moment),
  }),
  summary: 'A damage report.',
})

/** A payment for a damage (DAMAGE-03). */
export const damagePayment = tenantRecord({
  links: ofDamage,
  data: v.strictObject({ ...fieldsOf(DamagePayment.entries, ['id']), pay_to: paidTo }),
  summary: 'A payment for a damage.',
})

/** A document that the handling of a damage requires. */
export const damageRequest = tenantRecord({
  links: ofDamage,
  kept: requested.kept,
  data: requested.data,
  summary: 'A document that the handling of a damage waits for.',
})
