import * as v from '@portal/contract/schema'
import { Euro, Id, IsoDate, maybe } from './wire.ts'

/** An address of a customer or property. `formatted_number` is number, letter and addition in one text. */
export const Address = v.object({
  street_name: maybe(v.string()),
  number: maybe(v.string()),
  number_letter: maybe(v.string()),
  number_addition: maybe(v.string()),
  formatted_number: maybe(v.string()),
  postcode: maybe(v.string()),
  city: maybe(v.string()),
  country: maybe(v.string()),
})
export type Address = v.InferOutput<typeof Address>

/** Marital status (ENTITY-03). `description` is the server's own Dutch text. */
export const MaritalStatus = v.object({
  description: maybe(v.string()),
  date: maybe(IsoDate),
  married_before: maybe(v.boolean()),
  dissolved_date: maybe(IsoDate),
  dissolved_type: maybe(v.string()),
})
export type MaritalStatus = v.InferOutput<typeof MaritalStatus>

/** Gross yearly amounts in euro (ENTITY-02). */
export const grossAnnualAmounts = {
  gross_annual_income: maybe(Euro),
  gross_annual_old_age_pension_amount: maybe(Euro),
  gross_annual_employment_pension_amount: maybe(Euro),
  gross_annual_annuity_amount: maybe(Euro),
  gross_annual_half_orphan_benefit_amount: maybe(Euro),
  gross_annual_partner_pension_amount: maybe(Euro),
}

/**
 * Common fields of customer, partner and child (ENTITY-01, ENTITY-06). `suffix` is the prefix of the last name ('van
 * der').
 */
export const personFields = {
  id: Id,
  salutation: maybe(v.string()),
  full_name: v.string(),
  initials: maybe(v.string()),
  first_name: maybe(v.string()),
  official_first_names: maybe(v.string()),
  suffix: maybe(v.string()),
  last_name: maybe(v.string()),
  date_of_birth: maybe(IsoDate),
  /** Current age in whole years. */
  age: maybe(v.number()),
  /** 1 male, 0 female, null other (PERSONALIA-09). */
  sex: maybe(v.number()),
  marital_status: maybe(MaritalStatus),
  email_address: maybe(v.string()),
  phone: maybe(v.string()),
  mobile: maybe(v.string()),
  phone_work: maybe(v.string()),
  retirement_date: maybe(IsoDate),
  /** State pension date (AOW, art. 7a); if not fixed yet, by the highest fixed age. Not in the specification. */
  state_pension_date: maybe(IsoDate),
  nationality: maybe(v.string()),
  /** Base64 PNG without data: prefix. */
  avatar: maybe(v.string()),
  ...grossAnnualAmounts,
}
