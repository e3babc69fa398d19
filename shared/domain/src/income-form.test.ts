import { expect, test } from 'vitest'
import { calculateFormAmounts, findReplacedEntryKinds } from './income-form.ts'

test('@EDITINCOME-05 a changed amount replaces the entries of its own kind only', () => {
  expect(findReplacedEntryKinds({ gross_annual_income: 1 }, { gross_annual_income: 2 })).toEqual({
    incomes: true,
    pensions: false,
  })
  for (const name of [
    'gross_annual_old_age_pension_amount',
    'gross_annual_employment_pension_amount',
    'gross_annual_annuity_amount',
    'gross_annual_partner_pension_amount',
  ])
    expect(findReplacedEntryKinds({ gross_annual_income: 1 }, { gross_annual_income: 1, [name]: 0 })).toEqual(
      {
        incomes: false,
        pensions: true,
      },
    )
})

test('an amount that is unchanged, not asked or differs in cents replaces nothing', () => {
  const nothing = { incomes: false, pensions: false }
  expect(findReplacedEntryKinds({}, { gross_annual_income: null })).toEqual(nothing)
  expect(findReplacedEntryKinds({ gross_annual_income: 58_320.75 }, { gross_annual_income: 58_320 })).toEqual(
    nothing,
  )
  expect(findReplacedEntryKinds({ gross_annual_income: 58_320, gross_annual_annuity_amount: 5 }, {})).toEqual(
    nothing,
  )
  expect(findReplacedEntryKinds({ gross_annual_income: 58_320 }, { gross_annual_income: null }).incomes).toBe(
    true,
  )
})

test('@EDITINCOME-06 an amount that was the sum of the entries follows them; another stated amount stays', () => {
  const createPension = (type: string, total: number, death_before_retirement_date_amount = 0) => ({
    type,
    total,
    death_before_retirement_date_amount,
  })
  const before = {
    incomes: [{ total: 46_656 }, { total: 11_664.04 }],
    pensions: [createPension('EmployerPension', 21_400, 14_980), createPension('PrivatePension', 1850)],
  }
  const stated = {
    gross_annual_income: 58_320,
    gross_annual_employment_pension_amount: 21_400,
    gross_annual_partner_pension_amount: 14_000,
    gross_annual_annuity_amount: null,
  }
  expect(calculateFormAmounts(stated, before, before)).toEqual({})
  const raise = { ...before, incomes: [{ total: 48_456 }, { total: 11_664.04 }] }
  expect(calculateFormAmounts(stated, before, raise)).toEqual({ gross_annual_income: 60_120 })
  expect(calculateFormAmounts({ ...stated, gross_annual_income: 60_000 }, before, raise)).toEqual({})
  const more = {
    ...before,
    pensions: [createPension('EmployerPension', 22_000, 15_400), createPension('PrivatePension', 2000)],
  }
  expect(calculateFormAmounts(stated, before, more)).toEqual({
    gross_annual_employment_pension_amount: 22_000,
  })
})
