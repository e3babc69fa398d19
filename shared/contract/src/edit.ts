import * as v from 'valibot'
import { post } from './call.ts'
import { amount, date, dateOrEmpty, line, required, wholeAmount } from './sent.ts'
import { Done, Id } from './wire.ts'

const optional = <S extends v.GenericSchema>(schema: S) => v.optional(v.nullable(schema))
const Mobile = line(10)
const Past = v.pipe(
  date,
  v.check((value) => value < new Date().toISOString().slice(0, 10), 'must be in the past'),
)

/** Living form (ENTITY-26, API-52). */
export const LivingForm = v.object({
  postal_code: v.pipe(v.string(), v.regex(/^[1-9]\d{3} ?[A-Za-z]{2}$/, 'must be like 1234 AB')),
  house_number: v.pipe(
    v.union([v.number(), v.string()]),
    v.transform(String),
    v.regex(/^[1-9]\d{0,4}$/, 'must be a house number'),
  ),
  house_number_addition: optional(line(10)),
  market_value: wholeAmount,
  woz_value: wholeAmount,
})

/** A part of a mortgage as the customer edits it (ENTITY-40). */
export const EditablePart = v.pipe(
  v.object({
    id: optional(Id),
    part_number: required(100),
    /** Repayment code. */
    repayment_type: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(99)),
    start_date: date,
    end_date: date,
    principal_sum: v.pipe(amount, v.minValue(0.01, 'must be above zero')),
    remaining_debt: amount,
    current_value: optional(amount),
    /** Percent a year. */
    interest: v.pipe(
      v.number(),
      v.minValue(0.01, 'must be above zero'),
      v.maxValue(10, 'must be at most 10'),
    ),
    interest_type: v.picklist(['fixed', 'variable']),
    fixed_rate_end_date: optional(dateOrEmpty),
    /** Months. */
    fixed_interest_duration: optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(600))),
    nhg: v.optional(v.nullable(v.boolean()), false),
  }),
  v.forward(
    v.check((part) => part.start_date < part.end_date, 'must be before the end date'),
    ['start_date'],
  ),
  v.forward(
    v.check((part) => part.remaining_debt <= part.principal_sum, 'must not be above the original sum'),
    ['remaining_debt'],
  ),
  v.forward(
    v.check((part) => part.interest_type === 'variable' || Boolean(part.fixed_rate_end_date), 'is required'),
    ['fixed_rate_end_date'],
  ),
)
export type EditablePart = v.InferOutput<typeof EditablePart>

/** A mortgage as the customer edits it (ENTITY-39). A null `id` is a new one. */
export const EditableMortgage = v.object({
  id: optional(Id),
  hdn_company_code: optional(line(20)),
  hdn_company_label_id: optional(Id),
  mortgage_number: optional(line(100)),
  parts: v.pipe(v.array(EditablePart), v.minLength(1, 'must have at least one loan part'), v.maxLength(50)),
})
export type EditableMortgage = v.InferOutput<typeof EditableMortgage>

/** Mortgage form (API-53): all mortgages; one that is left out is removed. */
export const MortgageForm = v.object({ mortgages: v.pipe(v.array(EditableMortgage), v.maxLength(50)) })

/** Contact form (API-54). */
export const ContactForm = v.object({ mobile: Mobile })

const person = {
  /** 1 male, 0 female, null other (PERSONALIA-09). */
  gender: optional(v.picklist([0, 1])),
  initials: optional(line(20)),
  first_name: required(100),
  suffix: optional(line(20)),
  last_name: required(100),
  date_of_birth: Past,
  mobile: optional(Mobile),
}

/** Personalia form (API-55). */
export const PersonaliaForm = v.object({
  ...person,
  has_partner: optional(v.boolean()),
  partner: optional(v.object({ ...person, retirement_date: optional(dateOrEmpty) })),
})

const incomes = {
  gross_annual_income: optional(wholeAmount),
  gross_annual_old_age_pension_amount: optional(wholeAmount),
  gross_annual_employment_pension_amount: optional(wholeAmount),
  gross_annual_annuity_amount: optional(wholeAmount),
  gross_annual_partner_pension_amount: optional(wholeAmount),
  retirement_date: optional(dateOrEmpty),
}

/** Income form (API-56). Saving it clears the entered incomes and pensions (EDITINCOME-05). */
export const IncomeForm = v.object({ ...incomes, partner: optional(v.object(incomes)) })

const saves = 'The customer, or the partner, may not be changed: 403. The adviser has the file open: 409.'

/** Saves the living form (API-52). 403 without can_update_self, 409 'Could not persist model Customer' while the adviser has the file (EDIT-10). */
export const saveLiving = post('/customer/edit_screen/current_living', {
  body: LivingForm,
  answer: Done,
  summary: `Saves address and values of the home (API-52). ${saves}`,
})

/** Saves the mortgage form (API-53). Failures as `saveLiving`. */
export const saveMortgages = post('/customer/edit_screen/mortgage', {
  body: MortgageForm,
  answer: Done,
  summary: `Saves the mortgages (API-53). ${saves}`,
})

/** Saves the contact form (API-54); allowed to every customer (EDIT-03). */
export const saveContactDetails = post('/customer/edit_screen/contact_details', {
  body: ContactForm,
  answer: Done,
  summary: `Saves the mobile number (API-54). ${saves}`,
})

/** Saves the personalia form (API-55). Failures as `saveLiving`. */
export const savePersonalia = post('/customer/edit_screen/personalia', {
  body: PersonaliaForm,
  answer: Done,
  summary: `Saves personal facts (API-55). ${saves}`,
})

/** Saves the income form (API-56). Failures as `saveLiving`. */
export const saveIncome = post('/customer/edit_screen/income', {
  body: IncomeForm,
  answer: Done,
  summary: `Saves income and pension (API-56). ${saves}`,
})
