import * as v from '@portal/contract/schema'
import { get } from './call.ts'
import { DescriptionRow } from './income.ts'
import { dataEnvelope, Euro, Id, IsoDate, nullableField, textWithKnownValues } from './wire.ts'

/** Gross yearly amounts (ENTITY-34, ENTITY-35). */
export const Retirement = v.object({
  id: nullableField(Id),
  title: v.string(),
  total: Euro,
  type: textWithKnownValues(
    'EmployerPension',
    'LifeInsurancePension',
    'PrivatePension',
    'RetirementBenefitIncome',
  ),
  agency: nullableField(v.string()),
  number: nullableField(v.string()),
  start_date: nullableField(IsoDate),
  end_date: nullableField(IsoDate),
  accumulated_pension_amount: nullableField(Euro),
  target_pension_amount: nullableField(Euro),
  /** For the partner, if the customer dies before the pension starts. */
  death_before_retirement_date_amount: nullableField(Euro),
  /** For the partner, if the customer dies later. */
  death_after_retirement_date_amount: nullableField(Euro),
  /** For the partner until their own pension, if the customer dies before this pension starts. */
  death_before_retirement_date_till_retirement_amount: nullableField(Euro),
  income: v.nullish(v.array(DescriptionRow), []),
})
export type Retirement = v.InferOutput<typeof Retirement>

export const getRetirements = get('/customer/retirement', {
  feature: 'income',
  key: 'RETIREMENT',
  response: dataEnvelope(v.array(Retirement)),
  summary: "The customer's pensions (API-31, ENTITY-34).",
})

export const getPartnerRetirements = get('/customer/retirement/partner', {
  feature: 'income',
  key: 'RETIREMENT_PARTNER',
  response: dataEnvelope(v.array(Retirement)),
  summary: "The pensions of the customer's partner (API-32).",
})
