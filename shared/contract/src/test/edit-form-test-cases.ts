import { getCurrentYear } from '@portal/time/clock'
import type { ApiCall } from '../call.ts'
import {
  saveContactDetails,
  saveIncome,
  saveLivingDetails,
  saveMortgages,
  savePersonalia,
} from '../edit-form.ts'
import type { EditRule } from '../edit-rule.ts'

/** A test value for a field of an edit form, with the rule that it violates; null for a valid value. */
export interface EditFormTestCase {
  call: ApiCall
  body: object
  /** Path of the field in the body, as in the `errors` of a 422 response. */
  path: string
  rule: EditRule | null
}

type RuleTestValues = readonly [rule: EditRule | null, value: unknown][]

const livingDetailsBody = {
  postal_code: '4818 SL',
  house_number: '27',
  house_number_addition: 'A',
  market_value: 350_000,
  woz_value: 330_000,
}
const personBody = {
  gender: 0,
  initials: 'A.',
  first_name: 'Anna',
  suffix: 'de',
  last_name: 'Wit',
  date_of_birth: '1984-04-17',
  mobile: '0612345678',
}
const loanPartBody = {
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
  nhg: true,
}

/**
 * Creates valid and invalid values for each rule of the edit forms. `pick(n)` must return an integer from 0 to n - 1.
 * @internal for tests of client and server
 */
export function createEditFormTestCases(pick: (below: number) => number): EditFormTestCase[] {
  const padTwoDigits = (n: number) => String(n).padStart(2, '0')
  const repeatLetter = (length: number) => 'x'.repeat(length)
  const pickAmount = (from: number, to: number) => from + pick(Math.round((to - from) * 100) + 1) / 100
  const pickDate = (from: number, years: number) =>
    `${from + pick(years)}-${padTwoDigits(1 + pick(12))}-${padTwoDigits(1 + pick(28))}`
  const noDate = ['2023-02-29', '2024-02-30', '2024-13-01', '2024-00-10', '29-02-2023', '1-1', 'morgen'][
    pick(7)
  ]
  const outside = ['1899-12-31', '2081-01-01', '2151-01-01', '0001-01-01'][pick(4)]
  const wholeAmounts: RuleTestValues = [
    [null, pickAmount(0, 1_000_000)],
    [null, 99_000_000_000],
    ['field_required', null],
    ['amount_invalid', -pickAmount(0.01, 1000)],
    ['amount_invalid', 99_000_000_000 + pickAmount(0.01, 1000)],
  ]
  const names: RuleTestValues = [
    [null, repeatLetter(1 + pick(100))],
    ['field_required', ' '.repeat(pick(3))],
    ['line_maximum_length', repeatLetter(101 + pick(50))],
  ]
  const noDates: RuleTestValues = [
    ['field_required', ''],
    ['date_invalid', noDate],
  ]
  const dates: RuleTestValues = [...noDates, ['date_out_of_range', outside]]
  const maybeDates: RuleTestValues = [
    [null, ''],
    [null, null],
    [null, pickDate(1990, 90)],
    ['date_invalid', noDate],
    ['date_out_of_range', outside],
  ]
  const mobiles: RuleTestValues = [
    [null, ['', `06${'0'.repeat(8)}`][pick(2)]],
    ['mobile_maximum_length', '0'.repeat(11 + pick(20))],
    [null, `+${1 + pick(9)}${'0'.repeat(6 + pick(9))}`],
    ['mobile_invalid', ['+', '+0612345678', '+32', '+32 470 123', '12', '0301234567'][pick(6)]],
  ]
  const of = (
    call: ApiCall,
    base: object,
    field: string,
    values: RuleTestValues,
    wrap: (body: object) => object,
    at = '',
  ): EditFormTestCase[] =>
    values.map(([rule, value]) => ({ call, body: wrap({ ...base, [field]: value }), path: at + field, rule }))
  const createLivingTestCases = (field: string, values: RuleTestValues) =>
    of(saveLivingDetails, livingDetailsBody, field, values, (body) => body)
  const createPersonaliaTestCases = (field: string, values: RuleTestValues) =>
    of(savePersonalia, personBody, field, values, (body) => body)
  const createIncomeTestCases = (field: string, values: RuleTestValues) =>
    of(saveIncome, {}, field, values, (body) => body)
  const createLoanTestCases = (field: string, values: RuleTestValues, base: object = loanPartBody) =>
    of(
      saveMortgages,
      base,
      field,
      values,
      (body) => ({ mortgages: [{ hdn_company_code: 'DM', parts: [body] }] }),
      'mortgages.0.parts.0.',
    )
  return [
    ...createLivingTestCases('postal_code', [
      [null, `${1 + pick(9)}${padTwoDigits(pick(100))}${pick(10)}${['', ' '][pick(2)]}ab`],
      ['field_required', ''],
      ['postcode_invalid', `0${padTwoDigits(pick(100))}1 AB`],
      ['postcode_invalid', ['123 AB', '1234 A', '12345 AB', '1234  AB', 'AB 1234'][pick(5)]],
    ]),
    ...createLivingTestCases('house_number', [
      [null, String(1 + pick(99_999))],
      ['field_required', ''],
      ['house_number_invalid', ['0', '-1', '1a', '100000'][pick(4)]],
    ]),
    ...createLivingTestCases('house_number_addition', [
      [null, repeatLetter(pick(11))],
      ['line_maximum_length', repeatLetter(11 + pick(9))],
    ]),
    ...createLivingTestCases('market_value', wholeAmounts),
    ...createLivingTestCases('woz_value', wholeAmounts),
    ...of(saveContactDetails, {}, 'mobile', mobiles, (body) => body),
    ...createPersonaliaTestCases('first_name', names),
    ...createPersonaliaTestCases('last_name', names),
    ...createPersonaliaTestCases('mobile', mobiles),
    ...createPersonaliaTestCases('date_of_birth', [
      ...dates,
      [null, pickDate(1900, 120)],
      ['birthday_in_past', pickDate(getCurrentYear() + 1, 20)],
    ]),
    ...createIncomeTestCases('gross_annual_income', [
      [null, null],
      ...wholeAmounts.filter(([rule]) => rule !== 'field_required'),
    ]),
    ...createIncomeTestCases('retirement_date', maybeDates),
    ...createLoanTestCases('part_number', [
      [null, repeatLetter(1 + pick(100))],
      ['field_required', ''],
      ['mortgage_part_maximum_length', repeatLetter(101 + pick(99))],
    ]),
    ...createLoanTestCases('start_date', [
      ...noDates,
      [null, pickDate(2000, 30)],
      ['mortgage_part_startdate_out_of_range', pickDate(getCurrentYear() + 11, 10)],
    ]),
    ...createLoanTestCases(
      'start_date',
      [
        ['mortgage_part_startdate_before_enddate', pickDate(2021, 10)],
        ['mortgage_part_startdate_before_enddate', '2020-12-31'],
        [null, '2020-12-30'],
      ],
      { ...loanPartBody, end_date: '2020-12-31' },
    ),
    ...createLoanTestCases('end_date', [...dates, [null, pickDate(2030, 50)]]),
    ...createLoanTestCases('principal_sum', [
      [null, pickAmount(150_000, 900_000)],
      ['mortgage_part_original_sum_positive', null],
      ['mortgage_part_original_sum_positive', -pickAmount(0, 100)],
    ]),
    ...createLoanTestCases('remaining_debt', [
      [null, pickAmount(0, 200_000)],
      ['field_required', null],
      ['mortgage_part_remaining_lower_than_original_sum', pickAmount(200_000.01, 900_000)],
    ]),
    ...createLoanTestCases('interest', [
      [null, pickAmount(0.01, 10)],
      ['field_required', null],
      ['mortgage_part_interest_positive', -pickAmount(0, 5)],
      ['mortgage_part_interest_maximum', pickAmount(10.01, 100)],
    ]),
    ...createLoanTestCases('fixed_interest_duration', [
      [null, 12 * (1 + pick(50))],
      ['field_required', null],
      ['mortgage_part_duration_invalid', 601 + pick(1000)],
      ['mortgage_part_duration_invalid', 0.5],
    ]),
    ...createLoanTestCases('fixed_rate_end_date', [
      [null, pickDate(2026, 30)],
      ['field_required', ''],
      ['date_invalid', noDate],
      ['date_out_of_range', outside],
    ]),
    ...createLoanTestCases('fixed_rate_end_date', [[null, '']], {
      ...loanPartBody,
      interest_type: 'variable',
      fixed_interest_duration: 1,
    }),
  ]
}
