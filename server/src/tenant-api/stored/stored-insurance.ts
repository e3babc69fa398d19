import { damagePayments, damageProgress, damages } from '../../database/tables/damage.ts'
import { policies } from '../../database/tables/policy.ts'
import { requestColumns } from './request-columns.ts'
import { defineStoredKind } from './stored-kind.ts'

const damageLinks = { damage: 'damageId' }

export const storedInsurance = {
  policy: defineStoredKind(policies, policies.id, {
    links: { package: 'parentId' },
    columns: {
      name: 'name',
      mutation_code: 'mutationCode',
      total_term_amount: 'termAmount',
      payment_term: 'paymentTerm',
      premium_end_date: 'premiumEndDate',
    },
    facts: true,
  }),
  damage: defineStoredKind(damages, damages.id, {
    columns: {
      type: 'type',
      cause: 'cause',
      date: 'date',
      description: 'description',
      estimated: 'estimated',
      policy_contract_number: 'policyContractNumber',
      settled: 'settled',
      status: 'status',
      pay_to: 'payTo',
      seen_by_customer: 'seenAt',
    },
  }),
  damage_payment: defineStoredKind(damagePayments, damagePayments.id, {
    links: damageLinks,
    columns: { amount: 'amount', date: 'date', pay_to: 'payTo' },
  }),
  damage_request: defineStoredKind(damageProgress, damageProgress.id, {
    links: damageLinks,
    columns: requestColumns,
  }),
}
