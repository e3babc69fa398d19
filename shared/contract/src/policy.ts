import * as v from '@portal/contract/valibot'
import { defineGet } from './call.ts'
import { createIncludeParam, dataEnvelope, Euro, Id, IsoDate, nullableField } from './wire.ts'

export const PolicyDescription = v.object({ label: v.string(), value: nullableField(v.string()) })
export const Coverage = v.object({
  label: v.string(),
  value: nullableField(v.string()),
  method_capital_change: nullableField(v.string()),
})

const policyFields = {
  id: Id,
  name: v.string(),
  descriptions: v.nullish(v.array(PolicyDescription), []),
  is_package: nullableField(v.boolean()),
  parent_id: nullableField(Id),
  start_date: nullableField(IsoDate),
  expiration_date: nullableField(IsoDate),
  contract_expiration_date: nullableField(IsoDate),
  /** Present only if the request names it in `include` (API-24). */
  premium_end_date: nullableField(IsoDate),
  package_number: nullableField(v.string()),
  contract_number: nullableField(v.string()),
  tracking_number: nullableField(v.string()),
  coverages: v.nullish(v.array(Coverage), []),
  claim_free_years: nullableField(v.number()),
  /** 0 means in force. The portal does not show other policies (POLICY-06). */
  mutation_code: nullableField(v.number()),
  agency: nullableField(v.string()),
  view_group_name: nullableField(v.string()),
  branche_group_name: nullableField(v.string()),
  total_term_amount: nullableField(Euro),
  /** Premium per month: `total_term_amount` divided by `payment_term` (POLICY-07). */
  monthly_term_amount: nullableField(Euro),
  status: nullableField(v.string()),
  /** Duration in years. */
  duration: nullableField(v.number()),
  active: nullableField(v.boolean()),
  /** Number of months that one payment covers. */
  payment_term: nullableField(v.number()),
}

export const ChildPolicy = v.object(policyFields)
export const Policy = v.object({ ...policyFields, children: v.nullish(v.array(ChildPolicy), []) })
export type Policy = v.InferOutput<typeof Policy>

export const getPolicies = defineGet('/customer/policy', {
  feature: 'policies',
  key: 'POLICY',
  response: dataEnvelope(v.array(Policy)),
  summary: "The customer's policies (API-23, ENTITY-16).",
})

export const getPolicy = defineGet('/customer/policy/{id}', {
  feature: 'policies',
  params: { id: Id },
  query: { include: createIncludeParam('premium_end_date') },
  response: dataEnvelope(Policy),
  summary: 'One policy, with the end date of its premium (API-24).',
})
