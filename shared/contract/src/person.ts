import * as v from '@portal/contract/valibot'
import { Euro, Id, IsoDate, nullableField } from './wire.ts'

/** A postal address. `formatted_number` combines number, letter and addition. */
export const Address = v.object({
  street_name: nullableField(v.string()),
  number: nullableField(v.string()),
  number_letter: nullableField(v.string()),
  number_addition: nullableField(v.string()),
  formatted_number: nullableField(v.string()),
  postcode: nullableField(v.string()),
  city: nullableField(v.string()),
  country: nullableField(v.string()),
})
export type Address = v.InferOutput<typeof Address>

/** Marital status of a person (ENTITY-03). `description` is a Dutch text of the server. */
export const MaritalStatus = v.object({
  description: nullableField(v.string()),
  date: nullableField(IsoDate),
  married_before: nullableField(v.boolean()),
  dissolved_date: nullableField(IsoDate),
  dissolved_type: nullableField(v.string()),
})
export type MaritalStatus = v.InferOutput<typeof MaritalStatus>

/** Gross incomes and pensions of a person, in euro per year (ENTITY-02). */
export const grossAnnualAmountFields = {
  gross_annual_income: nullableField(Euro),
  gross_annual_old_age_pension_amount: nullableField(Euro),
  gross_annual_employment_pension_amount: nullableField(Euro),
  gross_annual_annuity_amount: nullableField(Euro),
  gross_annual_half_orphan_benefit_amount: nullableField(Euro),
  gross_annual_partner_pension_amount: nullableField(Euro),
}

/**
 * Fields of a customer, partner or child (ENTITY-01, ENTITY-06). `suffix` is the prefix of the last name ('van der').
 */
export const personFields = {
  id: Id,
  salutation: nullableField(v.string()),
  full_name: v.string(),
  initials: nullableField(v.string()),
  first_name: nullableField(v.string()),
  official_first_names: nullableField(v.string()),
  suffix: nullableField(v.string()),
  last_name: nullableField(v.string()),
  date_of_birth: nullableField(IsoDate),
  age: nullableField(v.number()),
  /** 1 is male, 0 female, null other (PERSONALIA-09). */
  sex: nullableField(v.number()),
  marital_status: nullableField(MaritalStatus),
  email_address: nullableField(v.string()),
  phone: nullableField(v.string()),
  mobile: nullableField(v.string()),
  phone_work: nullableField(v.string()),
  retirement_date: nullableField(IsoDate),
  /**
   * Start of the state pension (AOW art. 7a). If the age is not fixed yet, the highest age in the law applies. Not in
   * the specification.
   */
  state_pension_date: nullableField(IsoDate),
  nationality: nullableField(v.string()),
  /** PNG in base64, without `data:` prefix. */
  avatar: nullableField(v.string()),
  ...grossAnnualAmountFields,
}
