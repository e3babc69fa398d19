import * as v from '@portal/contract/valibot'
import { defineGet } from './call.ts'
import { DescriptionRow } from './income.ts'
import { createKnownValuesField, dataEnvelope, Euro, Id, IsoDate, nullableField } from './wire.ts'

/** A pension; amounts are gross, in euro per year (ENTITY-34, ENTITY-35). */
export const Retirement = v.object({
  id: nullableField(Id),
  title: v.string(),
  total: Euro,
  type: createKnownValuesField(
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
  /** Partner's pension if the customer dies before this pension starts. */
  death_before_retirement_date_amount: nullableField(Euro),
  /** Partner's pension if the customer dies after this pension has started. */
  death_after_retirement_date_amount: nullableField(Euro),
  /** Partner's pension until the partner's own pension starts, if the customer dies before this pension starts. */
  death_before_retirement_date_till_retirement_amount: nullableField(Euro),
  income: v.nullish(v.array(DescriptionRow), []),
})
export type Retirement = v.InferOutput<typeof Retirement>

export const getRetirements = defineGet('/customer/retirement', {
  feature: 'income',
  key: 'RETIREMENT',
  response: dataEnvelope(v.array(Retirement)),
  summary: "The customer's pensions (API-31, ENTITY-34).",
})

export const getPartnerRetirements = defineGet('/customer/retirement/partner', {
  feature: 'income',
  key: 'RETIREMENT_PARTNER',
  response: dataEnvelope(v.array(Retirement)),
  summary: "The pensions of the customer's partner (API-32).",
})
