import * as v from '@portal/contract/valibot'
import { Damage, DamagePayment, damageTypes } from '../damage.ts'
import { ChildPolicy } from '../policy.ts'
import { defineTenantRecord } from './define-tenant-record.ts'
import {
  createIntegerField,
  createNameField,
  createOptionalField,
  pickRecordFields,
  timestampField,
} from './record-field.ts'
import { requestedDocumentFields } from './requested-document-fields.ts'

const payToField = v.picklist(['customer', 'repairer', 'other'])
const damageLink = { damage: { kind: 'damage', required: true } } as const

export const policyRecord = defineTenantRecord({
  links: { package: { kind: 'policy' } },
  data: v.strictObject({
    ...pickRecordFields(ChildPolicy.entries, ['id', 'parent_id', 'monthly_term_amount']),
    name: createNameField(),
    /** 0 means in force. The portal does not show other policies (POLICY-06). */
    mutation_code: createOptionalField(createIntegerField(0, 9999)),
    /** Number of months that one payment covers. */
    payment_term: createOptionalField(createIntegerField(1, 1200)),
  }),
  summary: 'An insurance policy, or a package. A policy in a package names it.',
})

export const damageRecord = defineTenantRecord({
  keptFields: ['seen_by_customer'],
  data: v.strictObject({
    ...pickRecordFields(Damage.entries, ['id', 'progress_items', 'payments']),
    type: v.picklist(damageTypes),
    pay_to: createOptionalField(payToField),
    seen_by_customer: createOptionalField(timestampField),
  }),
  summary: 'A damage report.',
})

export const damagePaymentRecord = defineTenantRecord({
  links: damageLink,
  data: v.strictObject({ ...pickRecordFields(DamagePayment.entries, ['id']), pay_to: payToField }),
  summary: 'A payment for a damage.',
})

export const damageRequestRecord = defineTenantRecord({
  links: damageLink,
  keptFields: requestedDocumentFields.keptFields,
  data: requestedDocumentFields.data,
  summary: 'A document that a damage report requires.',
})
