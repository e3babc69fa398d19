import * as v from '@portal/contract/valibot'
import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  ContactForm,
  EditableMortgage,
  IncomeForm,
  LivingDetailsForm,
  MortgageForm,
  PersonaliaForm,
} from './edit-form.ts'
import type { EditRule } from './edit-rule.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-06-15T12:00:00Z'), toFake: ['Date'] })
})
afterEach(() => vi.useRealTimers())

const repeatLetter = (length: number) => 'x'.repeat(length)
const maxAmount = 99_000_000_000

function findViolatedRule(schema: v.GenericSchema, body: unknown, path: string): string | null {
  const { issues } = v.safeParse(schema, body)
  return issues?.find((issue) => v.getDotPath(issue) === path)?.message ?? null
}

/** A value at or just beyond a limit, with the rule that it violates; null for a valid value. */
type EdgeCase = readonly [field: string, value: unknown, rule: EditRule | null]

const createWholeAmountEdgeCases = (field: string): EdgeCase[] => [
  [field, 0, null],
  [field, -0.01, 'amount_invalid'],
  [field, maxAmount, null],
  [field, maxAmount + 0.01, 'amount_invalid'],
  [field, Number.POSITIVE_INFINITY, 'amount_invalid'],
]
const createTextLineEdgeCases = (
  field: string,
  most: number,
  tooLong: EditRule = 'line_maximum_length',
): EdgeCase[] => [
  [field, '', null],
  [field, repeatLetter(most), null],
  [field, repeatLetter(most + 1), tooLong],
  [field, 'two\nlines', 'field_invalid'],
  [field, 'two\rlines', 'field_invalid'],
]
const createRequiredLineEdgeCases = (
  field: string,
  most: number,
  tooLong: EditRule = 'line_maximum_length',
): EdgeCase[] => [
  ...createTextLineEdgeCases(field, most, tooLong).slice(1),
  [field, 'x', null],
  [field, '', 'field_required'],
  [field, ' ', 'field_required'],
]
const createDateRangeEdgeCases = (field: string): EdgeCase[] => [
  [field, '1900-01-01', null],
  [field, '1899-12-31', 'date_out_of_range'],
  [field, '2080-12-31', null],
  [field, '2081-01-01', 'date_out_of_range'],
  [field, '2081-02-30', 'date_invalid'],
]

const validLoanPart = {
  part_number: '1',
  repayment_type: 1,
  start_date: '2021-03-01',
  end_date: '2051-03-01',
  principal_sum: 200_000,
  remaining_debt: 150_000,
  interest: 3.5,
  interest_type: 'fixed',
  fixed_rate_end_date: '2041-03-01',
  fixed_interest_duration: 240,
}
const findViolatedLoanPartRule = (change: object, field: string) =>
  findViolatedRule(EditableMortgage, { id: 1, parts: [{ ...validLoanPart, ...change }] }, `parts.0.${field}`)

test.each<EdgeCase>([
  ...createRequiredLineEdgeCases('part_number', 100, 'mortgage_part_maximum_length'),
  ['repayment_type', 0, null],
  ['repayment_type', -1, 'field_invalid'],
  ['repayment_type', 99, null],
  ['repayment_type', 100, 'field_invalid'],
  ['repayment_type', 1.5, 'field_invalid'],
  ['repayment_type', null, 'field_required'],
  ['start_date', '1900-01-01', null],
  ['start_date', '1899-12-31', 'mortgage_part_startdate_out_of_range'],
  ...createDateRangeEdgeCases('fixed_rate_end_date'),
  ...createWholeAmountEdgeCases('current_value'),
  ['remaining_debt', 0, null],
  ['remaining_debt', -0.01, 'amount_invalid'],
  ['interest_type', 'variable', null],
  ['interest_type', 'other', 'field_required'],
])('for a mortgage part, %s %j breaks: %s', (field, value, rule) => {
  expect(findViolatedLoanPartRule({ [field]: value }, field)).toBe(rule)
})

test('@EDITMORT-14 a part number has at most 100 characters', () => {
  expect(findViolatedLoanPartRule({ part_number: repeatLetter(100) }, 'part_number')).toBeNull()
  expect(findViolatedLoanPartRule({ part_number: repeatLetter(101) }, 'part_number')).toBe(
    'mortgage_part_maximum_length',
  )
})

test('@EDITMORT-16 a part starts 1 day or more before its end', () => {
  const rule = 'mortgage_part_startdate_before_enddate'
  const findViolatedStartDateRule = (start_date: string) =>
    findViolatedLoanPartRule({ start_date, end_date: '2030-03-01' }, 'start_date')
  expect(findViolatedStartDateRule('2030-02-28')).toBeNull()
  expect(findViolatedStartDateRule('2030-03-01')).toBe(rule)
  expect(findViolatedStartDateRule('2030-03-02')).toBe(rule)
})

test('a part’s deduction may start before the part, and before its end', () => {
  const rule = 'mortgage_part_deduction_before_enddate'
  const findViolatedDeductionStartRule = (deduction_start_date: string | null) =>
    findViolatedLoanPartRule({ deduction_start_date, end_date: '2030-03-01' }, 'deduction_start_date')
  expect(
    ['2009-03-15', '2030-02-28', null, '', '2030-03-01', '2060-01-01'].map(findViolatedDeductionStartRule),
  ).toEqual([null, null, null, null, rule, rule])
})

test.each<EdgeCase>([
  ['end_date', '2080-12-31', null],
  ['end_date', '2081-01-01', 'date_out_of_range'],
  ['end_date', '', 'field_required'],
])('@INPUT-07 a part’s %s %s breaks: %s', (field, value, rule) => {
  expect(findViolatedLoanPartRule({ [field]: value }, field)).toBe(rule)
})

test('@EDITMORT-17 a part’s original sum is 1 cent or more and within the field’s limit', () => {
  const findViolatedPrincipalRule = (principal_sum: number) =>
    findViolatedLoanPartRule({ principal_sum, remaining_debt: 0 }, 'principal_sum')
  expect(findViolatedPrincipalRule(0.01)).toBeNull()
  expect(findViolatedPrincipalRule(0.009)).toBe('mortgage_part_original_sum_positive')
  expect(findViolatedPrincipalRule(0)).toBe('mortgage_part_original_sum_positive')
  expect(findViolatedPrincipalRule(maxAmount)).toBeNull()
  expect(findViolatedPrincipalRule(maxAmount + 0.01)).toBe('amount_invalid')
})

test('@EDITMORT-18 a part’s remaining debt is at most its original sum', () => {
  const cents = fc.integer({ min: 1, max: maxAmount })
  fc.assert(
    fc.property(cents, (sum) => {
      const findViolatedDebtRule = (debt: number) =>
        findViolatedLoanPartRule({ principal_sum: sum / 100, remaining_debt: debt / 100 }, 'remaining_debt')
      expect(findViolatedDebtRule(sum)).toBeNull()
      expect(findViolatedDebtRule(sum - 1)).toBeNull()
      expect(findViolatedDebtRule(sum + 1)).toBe('mortgage_part_remaining_lower_than_original_sum')
    }),
  )
})

test('@EDITMORT-19 @EDITMORT-20 interest is from 0.01 to 10 percent inclusive', () => {
  const findViolatedInterestRule = (interest: number) => findViolatedLoanPartRule({ interest }, 'interest')
  expect(findViolatedInterestRule(0.01)).toBeNull()
  expect(findViolatedInterestRule(0.009)).toBe('mortgage_part_interest_positive')
  expect(findViolatedInterestRule(0)).toBe('mortgage_part_interest_positive')
  expect(findViolatedInterestRule(10)).toBeNull()
  expect(findViolatedInterestRule(10.001)).toBe('mortgage_part_interest_maximum')
  expect(findViolatedInterestRule(11)).toBe('mortgage_part_interest_maximum')
})

test.each([
  [1, null],
  [0, 'mortgage_part_duration_invalid'],
  [600, null],
  [601, 'mortgage_part_duration_invalid'],
  [1.5, 'mortgage_part_duration_invalid'],
  [null, 'field_required'],
])('@EDITMORT-21 a fixed rate for %s months breaks: %s', (fixed_interest_duration, rule) => {
  expect(findViolatedLoanPartRule({ fixed_interest_duration }, 'fixed_interest_duration')).toBe(rule)
})

test('@EDITMORT-08 @EDITMORT-09 only a fixed rate needs end and duration', () => {
  const open = { fixed_rate_end_date: '', fixed_interest_duration: null }
  for (const field of Object.keys(open)) {
    expect(findViolatedLoanPartRule({ ...open, interest_type: 'variable' }, field)).toBeNull()
    expect(findViolatedLoanPartRule(open, field)).toBe('field_required')
  }
})

test.each([
  ['2026-06-15T12:00:00Z', 2036],
  ['2026-01-01T12:00:00Z', 2036],
  ['2026-12-31T12:00:00Z', 2036],
  ['2027-01-01T12:00:00Z', 2037],
])('@EDITMORT-22 at %s a part may start until the end of %i', (now, last) => {
  vi.setSystemTime(new Date(now))
  const findViolatedLatestStartRule = (start_date: string) =>
    findViolatedLoanPartRule({ start_date, end_date: '2070-01-01' }, 'start_date')
  expect(findViolatedLatestStartRule(`${last}-01-01`)).toBeNull()
  expect(findViolatedLatestStartRule(`${last}-12-31`)).toBeNull()
  expect(findViolatedLatestStartRule(`${last + 1}-01-01`)).toBe('mortgage_part_startdate_out_of_range')
})

test('a mortgage has at most 50 parts, a customer at most 50 mortgages', () => {
  const findViolatedPartCountRule = (count: number) =>
    findViolatedRule(EditableMortgage, { id: 1, parts: Array(count).fill(validLoanPart) }, 'parts')
  expect(findViolatedPartCountRule(50)).toBeNull()
  expect(findViolatedPartCountRule(51)).toBe('field_invalid')
  const isMortgageCountAccepted = (count: number) =>
    v.safeParse(MortgageForm, { mortgages: Array(count).fill({ id: 1, parts: [] }) }).success
  expect([isMortgageCountAccepted(50), isMortgageCountAccepted(51)]).toEqual([true, false])
})

test('@EDITMORT-05 a new mortgage has a part, an existing one may have none', () => {
  const findViolatedMortgageRule = (id: number | null, parts: object[]) =>
    findViolatedRule(EditableMortgage, { id, parts }, 'parts')
  expect(findViolatedMortgageRule(null, [])).toBe('mortgage_part_minimum')
  expect(findViolatedMortgageRule(null, [validLoanPart])).toBeNull()
  expect(findViolatedMortgageRule(0, [])).toBeNull()
})

test.each<EdgeCase>([
  ...createTextLineEdgeCases('hdn_company_code', 20),
  ...createTextLineEdgeCases('mortgage_number', 100),
])('of a mortgage %s %j breaks: %s', (field, value, rule) => {
  expect(findViolatedRule(EditableMortgage, { id: 1, parts: [], [field]: value }, field)).toBe(rule)
})

const exampleHome = { postal_code: '4818 SL', house_number: '27', market_value: 350_000, woz_value: 330_000 }

test.each<EdgeCase>([
  ['postal_code', '1000AA', null],
  ['postal_code', '9999 zz', null],
  ['postal_code', '0999 AA', 'postcode_invalid'],
  ['postal_code', '10000 AA', 'postcode_invalid'],
  ['postal_code', '1000  AA', 'postcode_invalid'],
  ['postal_code', '1000 AAA', 'postcode_invalid'],
  ['postal_code', '', 'field_required'],
  ['house_number', 1, null],
  ['house_number', '1', null],
  ['house_number', 0, 'house_number_invalid'],
  ['house_number', 99_999, null],
  ['house_number', 100_000, 'house_number_invalid'],
  ['house_number', '', 'field_required'],
  ...createTextLineEdgeCases('house_number_addition', 10),
  ...createWholeAmountEdgeCases('market_value'),
  ...createWholeAmountEdgeCases('woz_value'),
])('for a home, %s %j breaks: %s', (field, value, rule) => {
  expect(findViolatedRule(LivingDetailsForm, { ...exampleHome, [field]: value }, field)).toBe(rule)
})

test('@EDIT-13 values of a home are rounded down to whole euros', () => {
  const cents = fc.integer({ min: 0, max: 99 })
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000_000 }), cents, (euros, more) => {
      const sent = { ...exampleHome, market_value: euros + more / 100, woz_value: euros + 0.99 }
      expect(v.parse(LivingDetailsForm, sent)).toMatchObject({ market_value: euros, woz_value: euros })
    }),
  )
})

const mobileNumberEdgeCases: EdgeCase[] = [
  ['mobile', '', null],
  ['mobile', '0612345678', null],
  ['mobile', '06123456789', 'mobile_maximum_length'],
  ['mobile', '12', 'mobile_invalid'],
  ['mobile', '0301234567', 'mobile_invalid'],
  ['mobile', '06\n345678', 'field_invalid'],
  ['mobile', '+32470123456', null],
  ['mobile', `+${'1'.repeat(15)}`, null],
  ['mobile', `+${'1'.repeat(16)}`, 'mobile_maximum_length'],
  ['mobile', '+1234567', null],
  ['mobile', '+123456', 'mobile_invalid'],
  ['mobile', '+0612345678', 'mobile_invalid'],
]
test.each<EdgeCase>(mobileNumberEdgeCases)('for contact details, %s %j breaks: %s', (field, value, rule) => {
  expect(findViolatedRule(ContactForm, { [field]: value }, field)).toBe(rule)
})

const examplePerson = { first_name: 'Anna', last_name: 'Wit', date_of_birth: '1984-04-17' }
const personEdgeCases: EdgeCase[] = [
  ['gender', 0, null],
  ['gender', 1, null],
  ['gender', null, null],
  ['gender', 2, 'field_invalid'],
  ['gender', -1, 'field_invalid'],
  ...createTextLineEdgeCases('initials', 20),
  ...createTextLineEdgeCases('suffix', 20),
  ...mobileNumberEdgeCases,
  ...createRequiredLineEdgeCases('first_name', 100),
  ...createRequiredLineEdgeCases('last_name', 100),
  ['date_of_birth', '2026-06-14', null],
  ['date_of_birth', '2026-06-15', 'birthday_in_past'],
  ['date_of_birth', '2026-06-16', 'birthday_in_past'],
  ['date_of_birth', '1900-01-01', null],
  ['date_of_birth', '1899-12-31', 'date_out_of_range'],
  ['date_of_birth', '', 'field_required'],
]

test.each(personEdgeCases)('for a customer, %s %j breaks: %s', (field, value, rule) => {
  expect(findViolatedRule(PersonaliaForm, { ...examplePerson, [field]: value }, field)).toBe(rule)
})

test.each([...personEdgeCases, ...createDateRangeEdgeCases('retirement_date')])(
  'of a partner %s %j breaks: %s',
  (field, value, rule) => {
    const body = { ...examplePerson, has_partner: true, partner: { ...examplePerson, [field]: value } }
    expect(findViolatedRule(PersonaliaForm, body, `partner.${field}`)).toBe(rule)
  },
)

test('@PERSONALIA-06 without a partner, the partner’s date of birth is not validated', () => {
  for (const date_of_birth of ['', '2026-06-15'])
    for (const [has_partner, rule] of [
      [false, null],
      [true, date_of_birth ? 'birthday_in_past' : 'field_required'],
    ] as const) {
      const body = { ...examplePerson, has_partner, partner: { ...examplePerson, date_of_birth } }
      expect(findViolatedRule(PersonaliaForm, body, 'partner.date_of_birth')).toBe(rule)
    }
})

test.each<EdgeCase>(
  [
    'gross_annual_income',
    'gross_annual_old_age_pension_amount',
    'gross_annual_employment_pension_amount',
    'gross_annual_annuity_amount',
    'gross_annual_partner_pension_amount',
  ]
    .flatMap(createWholeAmountEdgeCases)
    .concat(createDateRangeEdgeCases('retirement_date')),
)('of incomes %s %j breaks: %s, the customer’s and the partner’s', (field, value, rule) => {
  expect(findViolatedRule(IncomeForm, { [field]: value }, field)).toBe(rule)
  expect(findViolatedRule(IncomeForm, { partner: { [field]: value } }, `partner.${field}`)).toBe(rule)
})

test('@EDITINCOME-02 incomes are rounded down to whole euros', () => {
  const sent = { gross_annual_income: 48_000.99, partner: { gross_annual_annuity_amount: 0.99 } }
  expect(v.parse(IncomeForm, sent)).toEqual({
    gross_annual_income: 48_000,
    partner: { gross_annual_annuity_amount: 0 },
  })
})
