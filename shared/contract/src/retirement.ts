import * as v from '@portal/contract/schema'
import { get } from './call.ts'
import { DescriptionRow } from './income.ts'
import { data, Euro, Id, IsoDate, maybe, oneOf } from './wire.ts'

/** A pension (ENTITY-34, ENTITY-35). Gross yearly amounts. */
export const Retirement = v.object({
  id: maybe(Id),
  title: v.string(),
  total: Euro,
  type: oneOf('EmployerPension', 'LifeInsurancePension', 'PrivatePension', 'RetirementBenefitIncome'),
  agency: maybe(v.string()),
  number: maybe(v.string()),
  start_date: maybe(IsoDate),
  end_date: maybe(IsoDate),
  accumulated_pension_amount: maybe(Euro),
  target_pension_amount: maybe(Euro),
  /** For the partner, if the customer dies before the pension starts. */
  death_before_retirement_date_amount: maybe(Euro),
  /** For the partner, if the customer dies after it started. */
  death_after_retirement_date_amount: maybe(Euro),
  /** For the partner until their own pension, if the customer dies before it starts. */
  death_before_retirement_date_till_retirement_amount: maybe(Euro),
  income: v.nullish(v.array(DescriptionRow), []),
})
export type Retirement = v.InferOutput<typeof Retirement>

/** Reads the customer's pensions (API-31). */
export const getRetirements = get('/customer/retirement', {
  feature: 'income',
  key: 'RETIREMENT',
  answer: data(v.array(Retirement)),
  summary: "The customer's pensions (API-31, ENTITY-34).",
})

/** Reads the pensions of the customer's partner (API-32). */
export const getPartnerRetirements = get('/customer/retirement/partner', {
  feature: 'income',
  key: 'RETIREMENT_PARTNER',
  answer: data(v.array(Retirement)),
  summary: "The pensions of the customer's partner (API-32).",
})
