import * as v from '@portal/contract/schema'
import { get } from './call.ts'
import { data, Euro, Id, IsoDate, include, maybe } from './wire.ts'

/** A line of a policy's description. */
export const PolicyDescription = v.object({ label: v.string(), value: maybe(v.string()) })
/** A coverage of a policy; `value` is the tenant's own text. */
export const Coverage = v.object({
  label: v.string(),
  value: maybe(v.string()),
  method_capital_change: maybe(v.string()),
})

const policyFields = {
  id: Id,
  name: v.string(),
  descriptions: v.nullish(v.array(PolicyDescription), []),
  is_package: maybe(v.boolean()),
  parent_id: maybe(Id),
  start_date: maybe(IsoDate),
  expiration_date: maybe(IsoDate),
  contract_expiration_date: maybe(IsoDate),
  /** Sent when included (API-24). */
  premium_end_date: maybe(IsoDate),
  package_number: maybe(v.string()),
  contract_number: maybe(v.string()),
  tracking_number: maybe(v.string()),
  coverages: v.nullish(v.array(Coverage), []),
  claim_free_years: maybe(v.number()),
  /** 0 = in force; other policies are not shown (POLICY-06). */
  mutation_code: maybe(v.number()),
  agency: maybe(v.string()),
  view_group_name: maybe(v.string()),
  branche_group_name: maybe(v.string()),
  /** Premium of one payment term. */
  total_term_amount: maybe(Euro),
  /** Premium per month: `total_term_amount` over `payment_term` (POLICY-07). */
  monthly_term_amount: maybe(Euro),
  status: maybe(v.string()),
  /** Term in years. */
  duration: maybe(v.number()),
  active: maybe(v.boolean()),
  /** Months that one payment covers. */
  payment_term: maybe(v.number()),
}

/** A policy within a package. */
export const ChildPolicy = v.object(policyFields)
/** An insurance policy or a package (ENTITY-16). */
export const Policy = v.object({ ...policyFields, children: v.nullish(v.array(ChildPolicy), []) })
export type Policy = v.InferOutput<typeof Policy>

/** Reads all policies of the customer, including those that are not shown (API-23). */
export const getPolicies = get('/customer/policy', {
  feature: 'policies',
  key: 'POLICY',
  answer: data(v.array(Policy)),
  summary: "The customer's policies (API-23, ENTITY-16).",
})

/** Reads one policy with its premium end date (API-24). */
export const getPolicy = get('/customer/policy/{id}', {
  feature: 'policies',
  params: { id: Id },
  query: { include: include('premium_end_date') },
  answer: data(Policy),
  summary: 'One policy with the end of its premium (API-24).',
})
