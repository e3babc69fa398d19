import * as v from '@portal/contract/valibot'
import { getCurrentYear } from '@portal/time/clock'
import { definePost } from './call.ts'
import {
  createOptionalNullableField,
  createRequiredDateField,
  createRequiredTextLineField,
  createTextLineField,
  isPastDate,
  optionalDateField,
  pastDateField,
  requiredAmountField,
  requiredDateField,
  requiredWholeAmountField,
} from './edit-field.ts'
import type { EditRule } from './edit-rule.ts'
import { maxInterestPercent, minInterestPercent } from './interest-rate-range.ts'
import { createListField } from './list-field.ts'
import { Id, WriteResult } from './wire.ts'

const asEditRule = (name: EditRule): EditRule => name

/** Dutch mobile number of 10 digits, or an international number of at most 15 digits with `+` (E.164). */
const MobileNumberField = v.pipe(
  createTextLineField(16, 'mobile_maximum_length'),
  v.check((number) => number.startsWith('+') || number.length <= 10, asEditRule('mobile_maximum_length')),
  v.check((number) => /^(?:|06\d{8}|\+[1-9]\d{6,14})$/.test(number), asEditRule('mobile_invalid')),
)

export const LivingDetailsForm = v.object({
  postal_code: v.pipe(
    v.string(asEditRule('field_required')),
    v.nonEmpty(asEditRule('field_required')),
    v.regex(/^[1-9]\d{3} ?[A-Za-z]{2}$/, asEditRule('postcode_invalid')),
  ),
  house_number: v.pipe(
    v.union([v.number(), v.string()], asEditRule('field_required')),
    v.transform(String),
    v.nonEmpty(asEditRule('field_required')),
    v.regex(/^[1-9]\d{0,4}$/, asEditRule('house_number_invalid')),
  ),
  house_number_addition: createOptionalNullableField(createTextLineField(10)),
  market_value: requiredWholeAmountField,
  woz_value: requiredWholeAmountField,
})

export const EditableLoanPart = v.pipe(
  v.object({
    id: createOptionalNullableField(Id),
    part_number: createRequiredTextLineField(100, 'mortgage_part_maximum_length'),
    repayment_type: v.pipe(
      v.number(asEditRule('field_required')),
      v.integer(asEditRule('field_invalid')),
      v.minValue(0, asEditRule('field_invalid')),
      v.maxValue(99, asEditRule('field_invalid')),
    ),
    /** At most ten years in the future (EDITMORT-22). */
    start_date: createRequiredDateField(() => getCurrentYear() + 10, 'mortgage_part_startdate_out_of_range'),
    end_date: requiredDateField,
    principal_sum: v.pipe(
      v.number(asEditRule('mortgage_part_original_sum_positive')),
      v.minValue(0.01, asEditRule('mortgage_part_original_sum_positive')),
      v.maxValue(99_000_000_000, asEditRule('amount_invalid')),
    ),
    remaining_debt: requiredAmountField,
    current_value: createOptionalNullableField(requiredAmountField),
    /** Interest rate in percent per year. */
    interest: v.pipe(
      v.number(asEditRule('field_required')),
      v.minValue(minInterestPercent, asEditRule('mortgage_part_interest_positive')),
      v.maxValue(maxInterestPercent, asEditRule('mortgage_part_interest_maximum')),
    ),
    interest_type: v.picklist(['fixed', 'variable'], asEditRule('field_required')),
    fixed_rate_end_date: createOptionalNullableField(optionalDateField),
    /** Fixed-rate period in months. */
    fixed_interest_duration: createOptionalNullableField(
      v.pipe(
        v.number(asEditRule('mortgage_part_duration_invalid')),
        v.integer(asEditRule('mortgage_part_duration_invalid')),
        v.minValue(1, asEditRule('mortgage_part_duration_invalid')),
        v.maxValue(600, asEditRule('mortgage_part_duration_invalid')),
      ),
    ),
    nhg: v.optional(v.nullable(v.boolean()), false),
    /**
     * First day of the interest deduction. If the part replaced an earlier loan, this is the first day for that loan.
     */
    deduction_start_date: createOptionalNullableField(optionalDateField),
  }),
  v.forward(
    v.partialCheck(
      [['start_date'], ['end_date']],
      ({ start_date, end_date }) => !start_date || !end_date || start_date < end_date,
      asEditRule('mortgage_part_startdate_before_enddate'),
    ),
    ['start_date'],
  ),
  v.forward(
    v.partialCheck(
      [['deduction_start_date'], ['end_date']],
      ({ deduction_start_date, end_date }) =>
        !deduction_start_date || !end_date || deduction_start_date < end_date,
      asEditRule('mortgage_part_deduction_before_enddate'),
    ),
    ['deduction_start_date'],
  ),
  v.forward(
    v.partialCheck(
      [['remaining_debt'], ['principal_sum']],
      ({ remaining_debt, principal_sum }) => remaining_debt <= principal_sum,
      asEditRule('mortgage_part_remaining_lower_than_original_sum'),
    ),
    ['remaining_debt'],
  ),
  v.forward(
    v.partialCheck(
      [['interest_type'], ['fixed_rate_end_date']],
      ({ interest_type, fixed_rate_end_date }) =>
        interest_type === 'variable' || Boolean(fixed_rate_end_date),
      asEditRule('field_required'),
    ),
    ['fixed_rate_end_date'],
  ),
  v.forward(
    v.partialCheck(
      [['interest_type'], ['fixed_interest_duration']],
      ({ interest_type, fixed_interest_duration }) =>
        interest_type === 'variable' || typeof fixed_interest_duration === 'number',
      asEditRule('field_required'),
    ),
    ['fixed_interest_duration'],
  ),
)
export type EditableLoanPart = v.InferOutput<typeof EditableLoanPart>

/** A mortgage with null as `id` is new, and must have a part (ENTITY-39, EDITMORT-05). */
export const EditableMortgage = v.pipe(
  v.object({
    id: createOptionalNullableField(Id),
    hdn_company_code: createOptionalNullableField(createTextLineField(20)),
    /** If absent, the mortgage keeps its product, unless the lender changes. */
    hdn_company_label_id: createOptionalNullableField(Id),
    mortgage_number: createOptionalNullableField(createTextLineField(100)),
    parts: createListField(EditableLoanPart, 50, asEditRule('field_invalid')),
  }),
  v.forward(
    v.partialCheck(
      [['id'], ['parts']],
      ({ id, parts }) => id != null || parts.length > 0,
      asEditRule('mortgage_part_minimum'),
    ),
    ['parts'],
  ),
)
export type EditableMortgage = v.InferOutput<typeof EditableMortgage>

/** All mortgages of the customer (API-53). Saving removes a mortgage that is not in the list. */
export const MortgageForm = v.object({ mortgages: createListField(EditableMortgage, 50) })

export const ContactForm = v.object({ mobile: MobileNumberField })

const personFormFields = {
  /** 1 is male, 0 female, null other (PERSONALIA-09). */
  gender: createOptionalNullableField(v.picklist([0, 1], asEditRule('field_invalid'))),
  initials: createOptionalNullableField(createTextLineField(20)),
  first_name: createRequiredTextLineField(100),
  suffix: createOptionalNullableField(createTextLineField(20)),
  last_name: createRequiredTextLineField(100),
  mobile: createOptionalNullableField(MobileNumberField),
}
const PartnerFormFields = v.object({
  ...personFormFields,
  date_of_birth: createOptionalNullableField(optionalDateField),
  retirement_date: createOptionalNullableField(optionalDateField),
})

/** Personal details (API-55). The partner's date of birth is only validated if there is a partner (PERSONALIA-06). */
export const PersonaliaForm = v.pipe(
  v.object({
    ...personFormFields,
    date_of_birth: pastDateField,
    has_partner: createOptionalNullableField(v.boolean()),
    partner: createOptionalNullableField(PartnerFormFields),
  }),
  v.forward(
    v.partialCheck(
      [['has_partner'], ['partner']],
      ({ has_partner, partner }) => !has_partner || !partner || Boolean(partner.date_of_birth),
      asEditRule('field_required'),
    ),
    ['partner', 'date_of_birth'],
  ),
  v.forward(
    v.partialCheck(
      [['has_partner'], ['partner']],
      ({ has_partner, partner }) => !has_partner || isPastDate(partner?.date_of_birth ?? ''),
      asEditRule('birthday_in_past'),
    ),
    ['partner', 'date_of_birth'],
  ),
)

const incomeFormFields = {
  gross_annual_income: createOptionalNullableField(requiredWholeAmountField),
  gross_annual_old_age_pension_amount: createOptionalNullableField(requiredWholeAmountField),
  gross_annual_employment_pension_amount: createOptionalNullableField(requiredWholeAmountField),
  gross_annual_annuity_amount: createOptionalNullableField(requiredWholeAmountField),
  gross_annual_partner_pension_amount: createOptionalNullableField(requiredWholeAmountField),
  retirement_date: createOptionalNullableField(optionalDateField),
}

/**
 * Incomes and pensions by kind (API-56). A changed amount replaces the separately entered incomes or pensions of that
 * kind (EDITINCOME-05).
 */
export const IncomeForm = v.object({
  ...incomeFormFields,
  partner: createOptionalNullableField(v.object(incomeFormFields)),
})

const saveFailuresSummary =
  '403 if the customer or partner may not be changed. 409 if the adviser has the file open. 412 if the file has changed since the response whose entity tag is in If-Match; without If-Match, the last save wins.'

/** Responds with 409 'Could not persist model Customer' while the adviser edits the customer's data (EDIT-10). */
export const saveLivingDetails = definePost('/customer/edit_screen/current_living', {
  body: LivingDetailsForm,
  response: WriteResult,
  summary: `Saves the address and values of the home (API-52). ${saveFailuresSummary}`,
})

export const saveMortgages = definePost('/customer/edit_screen/mortgage', {
  feature: 'mortgages',
  body: MortgageForm,
  response: WriteResult,
  summary: `Saves the mortgages (API-53). ${saveFailuresSummary}`,
})

/** Every customer may save contact details (EDIT-03). */
export const saveContactDetails = definePost('/customer/edit_screen/contact_details', {
  body: ContactForm,
  response: WriteResult,
  summary: `Saves the mobile number (API-54). ${saveFailuresSummary}`,
})

export const savePersonalia = definePost('/customer/edit_screen/personalia', {
  body: PersonaliaForm,
  response: WriteResult,
  summary: `Saves personal details (API-55). ${saveFailuresSummary}`,
})

export const saveIncome = definePost('/customer/edit_screen/income', {
  feature: 'income',
  body: IncomeForm,
  response: WriteResult,
  summary: `Saves incomes and pensions (API-56). ${saveFailuresSummary}`,
})
