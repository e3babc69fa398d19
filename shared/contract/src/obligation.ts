import * as v from '@portal/contract/schema'
import { get } from './call.ts'
import { data, Euro, Id, IsoDate, maybe, oneOf } from './wire.ts'

/** Kinds of obligations (ENTITY-28). */
export const obligationTypes = [
  'payment_account_with_negative_balance',
  'personal_loan',
  'ongoing_credit',
  'study_advance',
  'study_loan',
  'alimony',
] as const

/** Owners of an obligation; joint: customer and partner. */
export const obligationOwners = ['customer', 'partner', 'joint'] as const

/** An obligation of the customer (ENTITY-27). */
export const Obligation = v.object({
  id: maybe(Id),
  type: oneOf(...obligationTypes),
  type_description: maybe(v.string()),
  credit_limit: maybe(Euro),
  principal_amount: maybe(Euro),
  current_balance: maybe(Euro),
  monthly_amount: maybe(Euro),
  gross_annual_obligation: maybe(Euro),
  start_date: maybe(IsoDate),
  end_date: maybe(IsoDate),
  agency: maybe(v.string()),
  number: maybe(v.string()),
  original_debt: maybe(Euro),
  /** One of `obligationOwners`. Not in the specification: other servers omit it, and the customer is asked. */
  owner: maybe(oneOf(...obligationOwners)),
})
export type Obligation = v.InferOutput<typeof Obligation>

/** Reads the customer's obligations (API-33). */
export const getObligations = get('/customer/obligation', {
  feature: 'obligations',
  key: 'OBLIGATION',
  answer: data(v.array(Obligation)),
  summary: 'Credits, loans and alimony (API-33, ENTITY-27).',
})
