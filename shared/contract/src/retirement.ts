import * as v from '@portal/contract/schema'
import { get } from './call.ts'
import { DescriptionRow } from './income.ts'
import { data, Euro, Id, IsoDate, maybe, oneOf } from './wire.ts'

/** A pension (ENTITY-34, ENTITY-35). Amounts are gross a year. */
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
  /** For the partner, when the customer dies before the pension begins. */
  death_before_retirement_date_amount: maybe(Euro),
  /** For the partner, when the customer dies after it began. */
  death_after_retirement_date_amount: maybe(Euro),
  /** For the partner until the partner's own pension, when the customer dies before it begins. */
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
