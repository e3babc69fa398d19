import * as v from '@portal/contract/valibot'
import { defineGet } from './call.ts'
import { createKnownValuesField, dataEnvelope, Euro, Id, IsoDate, nullableField } from './wire.ts'

export const obligationTypes = [
  'payment_account_with_negative_balance',
  'personal_loan',
  'ongoing_credit',
  'study_advance',
  'study_loan',
  'alimony',
] as const

export const obligationOwners = ['customer', 'partner', 'joint'] as const

export const Obligation = v.object({
  id: nullableField(Id),
  type: createKnownValuesField(...obligationTypes),
  type_description: nullableField(v.string()),
  credit_limit: nullableField(Euro),
  principal_amount: nullableField(Euro),
  current_balance: nullableField(Euro),
  monthly_amount: nullableField(Euro),
  gross_annual_obligation: nullableField(Euro),
  start_date: nullableField(IsoDate),
  end_date: nullableField(IsoDate),
  agency: nullableField(v.string()),
  number: nullableField(v.string()),
  original_debt: nullableField(Euro),
  owner: nullableField(createKnownValuesField(...obligationOwners)),
})
export type Obligation = v.InferOutput<typeof Obligation>

export const getObligations = defineGet('/customer/obligation', {
  feature: 'obligations',
  key: 'OBLIGATION',
  response: dataEnvelope(v.array(Obligation)),
  summary: 'Credits, loans and alimony (API-33, ENTITY-27).',
})
