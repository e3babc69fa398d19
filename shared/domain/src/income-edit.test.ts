import { expect, test } from 'vitest'
import { replacedBy } from './income-edit.ts'

test('@EDITINCOME-05 an amount takes the place of entries of its own kind, and of no other', () => {
  expect(replacedBy({ gross_annual_income: 1 }, { gross_annual_income: 2 })).toEqual({
    incomes: true,
    pensions: false,
  })
  for (const name of [
    'gross_annual_old_age_pension_amount',
    'gross_annual_employment_pension_amount',
    'gross_annual_annuity_amount',
    'gross_annual_partner_pension_amount',
  ])
    expect(replacedBy({ gross_annual_income: 1 }, { gross_annual_income: 1, [name]: 0 })).toEqual({
      incomes: false,
      pensions: true,
    })
})

test('what is as it was, was not asked, or differs in cents takes the place of nothing', () => {
  const nothing = { incomes: false, pensions: false }
  expect(replacedBy({}, { gross_annual_income: null })).toEqual(nothing)
  expect(replacedBy({ gross_annual_income: 58_320.75 }, { gross_annual_income: 58_320 })).toEqual(nothing)
  expect(replacedBy({ gross_annual_income: 58_320, gross_annual_annuity_amount: 5 }, {})).toEqual(nothing)
  expect(replacedBy({ gross_annual_income: 58_320 }, { gross_annual_income: null }).incomes).toBe(true)
})
