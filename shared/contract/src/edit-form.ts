import * as v from '@portal/contract/schema'
import { post } from './call.ts'
import { getCurrentYear } from './clock.ts'
import {
  isPastDate,
  optionalDate,
  optionalNullable,
  pastDate,
  requiredAmount,
  requiredDate,
  requiredDateUntil,
  requiredLine,
  requiredWholeAmount,
  textLine,
} from './edit-field.ts'
import type { EditRule } from './edit-rule.ts'
import { maxInterestPercent, minInterestPercent } from './interest-range.ts'
import { createListField } from './list-field.ts'
import { Id, WriteResult } from './wire.ts'

const checkedRule = (name: EditRule): EditRule => name

/** A Dutch mobile number of 10 digits, or + and at most 15 digits (E.164). */
const MobileNumber = v.pipe(
  textLine(16, 'mobile_maximum_length'),
  v.check((number) => number.startsWith('+') || number.length <= 10, checkedRule('mobile_maximum_length')),
  v.check((number) => /^(?:|06\d{8}|\+[1-9]\d{6,14})$/.test(number), checkedRule('mobile_invalid')),
)

/** ENTITY-26, API-52. */
export const LivingForm = v.object({
  postal_code: v.pipe(
    v.string(checkedRule('field_required')),
    v.nonEmpty(checkedRule('field_required')),
    v.regex(/^[1-9]\d{3} ?[A-Za-z]{2}$/, checkedRule('postcode_invalid')),
  ),
  house_number: v.pipe(
    v.union([v.number(), v.string()], checkedRule('field_required')),
    v.transform(String),
    v.nonEmpty(checkedRule('field_required')),
    v.regex(/^[1-9]\d{0,4}$/, checkedRule('house_number_invalid')),
  ),
  house_number_addition: optionalNullable(textLine(10)),
  market_value: requiredWholeAmount,
  woz_value: requiredWholeAmount,
})

/** ENTITY-40. */
export const EditablePart = v.pipe(
  v.object({
    id: optionalNullable(Id),
    part_number: requiredLine(100, 'mortgage_part_maximum_length'),
    repayment_type: v.pipe(
      v.number(checkedRule('field_required')),
      v.integer(checkedRule('field_invalid')),
      v.minValue(0, checkedRule('field_invalid')),
      v.maxValue(99, checkedRule('field_invalid')),
    ),
    /** At most ten years ahead (EDITMORT-22). */
    start_date: requiredDateUntil(() => getCurrentYear() + 10, 'mortgage_part_startdate_out_of_range'),
    end_date: requiredDate,
    principal_sum: v.pipe(
      v.number(checkedRule('mortgage_part_original_sum_positive')),
      v.minValue(0.01, checkedRule('mortgage_part_original_sum_positive')),
      v.maxValue(99_000_000_000, checkedRule('amount_invalid')),
    ),
    remaining_debt: requiredAmount,
    current_value: optionalNullable(requiredAmount),
    /** Percent per year. */
    interest: v.pipe(
      v.number(checkedRule('field_required')),
      v.minValue(minInterestPercent, checkedRule('mortgage_part_interest_positive')),
      v.maxValue(maxInterestPercent, checkedRule('mortgage_part_interest_maximum')),
    ),
    interest_type: v.picklist(['fixed', 'variable'], checkedRule('field_required')),
    fixed_rate_end_date: optionalNullable(optionalDate),
    /** Months. */
    fixed_interest_duration: optionalNullable(
      v.pipe(
        v.number(checkedRule('mortgage_part_duration_invalid')),
        v.integer(checkedRule('mortgage_part_duration_invalid')),
        v.minValue(1, checkedRule('mortgage_part_duration_invalid')),
        v.maxValue(600, checkedRule('mortgage_part_duration_invalid')),
      ),
    ),
    nhg: v.optional(v.nullable(v.boolean()), false),
    /** Including an earlier loan. */
    deduction_start_date: optionalNullable(optionalDate),
  }),
  v.forward(
    v.partialCheck(
      [['start_date'], ['end_date']],
      ({ start_date, end_date }) => !start_date || !end_date || start_date < end_date,
      checkedRule('mortgage_part_startdate_before_enddate'),
    ),
    ['start_date'],
  ),
  v.forward(
    v.partialCheck(
      [['deduction_start_date'], ['end_date']],
      ({ deduction_start_date, end_date }) =>
        !deduction_start_date || !end_date || deduction_start_date < end_date,
      checkedRule('mortgage_part_deduction_before_enddate'),
    ),
    ['deduction_start_date'],
  ),
  v.forward(
    v.partialCheck(
      [['remaining_debt'], ['principal_sum']],
      ({ remaining_debt, principal_sum }) => remaining_debt <= principal_sum,
      checkedRule('mortgage_part_remaining_lower_than_original_sum'),
    ),
    ['remaining_debt'],
  ),
  v.forward(
    v.partialCheck(
      [['interest_type'], ['fixed_rate_end_date']],
      ({ interest_type, fixed_rate_end_date }) =>
        interest_type === 'variable' || Boolean(fixed_rate_end_date),
      checkedRule('field_required'),
    ),
    ['fixed_rate_end_date'],
  ),
  v.forward(
    v.partialCheck(
      [['interest_type'], ['fixed_interest_duration']],
      ({ interest_type, fixed_interest_duration }) =>
        interest_type === 'variable' || typeof fixed_interest_duration === 'number',
      checkedRule('field_required'),
    ),
    ['fixed_interest_duration'],
  ),
)
export type EditablePart = v.InferOutput<typeof EditablePart>

/** A null `id` is a new mortgage, which needs a part (ENTITY-39, EDITMORT-05). */
export const EditableMortgage = v.pipe(
  v.object({
    id: optionalNullable(Id),
    hdn_company_code: optionalNullable(textLine(20)),
    /** If absent, the stored product stays, unless the lender changes. */
    hdn_company_label_id: optionalNullable(Id),
    mortgage_number: optionalNullable(textLine(100)),
    parts: createListField(EditablePart, 50, checkedRule('field_invalid')),
  }),
  v.forward(
    v.partialCheck(
      [['id'], ['parts']],
      ({ id, parts }) => id != null || parts.length > 0,
      checkedRule('mortgage_part_minimum'),
    ),
    ['parts'],
  ),
)
export type EditableMortgage = v.InferOutput<typeof EditableMortgage>

/** All mortgages (API-53). A mortgage that is not in the list is removed. */
export const MortgageForm = v.object({ mortgages: createListField(EditableMortgage, 50) })

export const ContactForm = v.object({ mobile: MobileNumber })

const personFormFields = {
  /** 1 male, 0 female, null other (PERSONALIA-09). */
  gender: optionalNullable(v.picklist([0, 1], checkedRule('field_invalid'))),
  initials: optionalNullable(textLine(20)),
  first_name: requiredLine(100),
  suffix: optionalNullable(textLine(20)),
  last_name: requiredLine(100),
  mobile: optionalNullable(MobileNumber),
}
const PartnerFormFields = v.object({
  ...personFormFields,
  date_of_birth: optionalNullable(optionalDate),
  retirement_date: optionalNullable(optionalDate),
})

/** API-55. The partner's date of birth is validated only with a partner (PERSONALIA-06). */
export const PersonaliaForm = v.pipe(
  v.object({
    ...personFormFields,
    date_of_birth: pastDate,
    has_partner: optionalNullable(v.boolean()),
    partner: optionalNullable(PartnerFormFields),
  }),
  v.forward(
    v.partialCheck(
      [['has_partner'], ['partner']],
      ({ has_partner, partner }) => !has_partner || !partner || Boolean(partner.date_of_birth),
      checkedRule('field_required'),
    ),
    ['partner', 'date_of_birth'],
  ),
  v.forward(
    v.partialCheck(
      [['has_partner'], ['partner']],
      ({ has_partner, partner }) => !has_partner || isPastDate(partner?.date_of_birth ?? ''),
      checkedRule('birthday_in_past'),
    ),
    ['partner', 'date_of_birth'],
  ),
)

const incomeFormFields = {
  gross_annual_income: optionalNullable(requiredWholeAmount),
  gross_annual_old_age_pension_amount: optionalNullable(requiredWholeAmount),
  gross_annual_employment_pension_amount: optionalNullable(requiredWholeAmount),
  gross_annual_annuity_amount: optionalNullable(requiredWholeAmount),
  gross_annual_partner_pension_amount: optionalNullable(requiredWholeAmount),
  retirement_date: optionalNullable(optionalDate),
}

/** API-56. A changed amount replaces the person's entered incomes or pensions of that kind (EDITINCOME-05). */
export const IncomeForm = v.object({
  ...incomeFormFields,
  partner: optionalNullable(v.object(incomeFormFields)),
})

const saveFailuresText =
  '403 if the customer or partner may not be changed. 409 if the adviser has the file open. 412 if the file has changed since the response whose entity tag is in If-Match; without If-Match, the last save wins.'

/** 409 'Could not persist model Customer' while the adviser is editing the file (EDIT-10). */
export const saveLiving = post('/customer/edit_screen/current_living', {
  body: LivingForm,
  response: WriteResult,
  summary: `Saves the address and values of the home (API-52). ${saveFailuresText}`,
})

export const saveMortgages = post('/customer/edit_screen/mortgage', {
  feature: 'mortgages',
  body: MortgageForm,
  response: WriteResult,
  summary: `Saves the mortgages (API-53). ${saveFailuresText}`,
})

/** Allowed to every customer (EDIT-03). */
export const saveContactDetails = post('/customer/edit_screen/contact_details', {
  body: ContactForm,
  response: WriteResult,
  summary: `Saves the mobile number (API-54). ${saveFailuresText}`,
})

export const savePersonalia = post('/customer/edit_screen/personalia', {
  body: PersonaliaForm,
  response: WriteResult,
  summary: `Saves personal details (API-55). ${saveFailuresText}`,
})

export const saveIncome = post('/customer/edit_screen/income', {
  feature: 'income',
  body: IncomeForm,
  response: WriteResult,
  summary: `Saves incomes and pensions (API-56). ${saveFailuresText}`,
})
