import { incomeTypes, pensionTypes } from '@portal/contract/edit-income-or-pension'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  calculateNewTotal,
  createIncomeEntry,
  createPensionEntry,
  entryAmountNames,
  getEditableAmounts,
  type IncomeEntry,
  updateIncomeEntry,
} from './income-entry.ts'

const exampleSalary = {
  type: 'EmploymentIncome',
  total: 46_656,
  description: [
    { label: 'Functie', value: 'Fysiotherapeut' },
    { label: 'Jaarsalaris', value: 43_200 },
    { label: 'Vakantiegeld', value: 3456 },
  ],
  employment: { employer_name: 'Markdal', gross_annual_income: 43_200, holiday_bonus: 3456, overtime: 0 },
  company: null,
} as unknown as IncomeEntry
const exampleBenefit = {
  type: 'BenefitIncome',
  total: 2400,
  description: [
    { label: 'Uitkering per maand', value: 200 },
    { label: 'Tot', value: '2027-04-21' },
  ],
  employment: null,
  company: null,
} as unknown as IncomeEntry
const examplePension = {
  type: 'EmployerPension',
  total: 21_400,
  target_pension_amount: 21_400,
  accumulated_pension_amount: 8910,
  income: [{ label: 'Vanaf 68 jaar', value: 21_400 }],
} as unknown as IncomeEntry

test('@EDITINCOME-06 after changing amounts of a salary, its total and the tenant’s description lines follow', () => {
  expect(Object.keys(getEditableAmounts(exampleSalary))[0]).toBe('gross_annual_income')
  expect(getEditableAmounts(exampleSalary)).not.toHaveProperty('total')
  expect(updateIncomeEntry(exampleSalary, { gross_annual_income: 45_000 })).toEqual({
    ...exampleSalary,
    total: 48_456,
    description: [
      { label: 'Functie', value: 'Fysiotherapeut' },
      { label: 'Jaarsalaris', value: 45_000 },
      { label: 'Vakantiegeld', value: 3456 },
    ],
    employment: {
      employer_name: 'Markdal',
      gross_annual_income: 45_000,
      holiday_bonus: 3456,
      overtime: 0,
    },
  })
})

test('@EDITINCOME-06 an income with only a total is changed as one amount, with its monthly description line', () => {
  expect(getEditableAmounts(exampleBenefit)).toEqual({ total: 2400 })
  expect(updateIncomeEntry(exampleBenefit, { total: 3000 })).toEqual({
    ...exampleBenefit,
    total: 3000,
    description: [
      { label: 'Uitkering per maand', value: 250 },
      { label: 'Tot', value: '2027-04-21' },
    ],
  })
  const undivided = { ...exampleSalary, total: 50_000 } as IncomeEntry
  expect(getEditableAmounts(undivided)).toEqual({ total: 50_000 })
})

test('@EDITINCOME-06 the total of a pension is its attainable amount, and the accrued amount does not change it', () => {
  expect(calculateNewTotal(examplePension, { accumulated_pension_amount: 9000 })).toBe(21_400)
  expect(updateIncomeEntry(examplePension, { target_pension_amount: 22_000 })).toMatchObject({
    total: 22_000,
    accumulated_pension_amount: 8910,
    income: [{ label: 'Vanaf 68 jaar', value: 22_000 }],
  })
})

const arbitraryAmount = fc.integer({ min: 0, max: 9_000_000 }).map((amount) => amount / 100)

test('@EDITINCOME-06 for any amounts, changes are read back and other amounts stay', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(exampleSalary, exampleBenefit, examplePension),
      fc.record(Object.fromEntries(entryAmountNames.map((name) => [name, arbitraryAmount])), {
        requiredKeys: [],
      }),
      (entry, typed) => {
        expect(updateIncomeEntry(entry, {})).toEqual(entry)
        const known = getEditableAmounts(entry)
        const changed = Object.fromEntries(Object.entries(typed).filter(([name]) => name in known))
        const next = updateIncomeEntry(entry, changed)
        expect(getEditableAmounts(next)).toEqual({ ...known, ...changed })
        expect(next.total).toBe(calculateNewTotal(entry, changed))
      },
    ),
  )
})

test('@EDITINCOME-07 a new income or pension has the entered values and can be edited', () => {
  const entryInput = fc.record({ title: fc.string({ minLength: 1 }), total: arbitraryAmount })
  const types = fc.constantFrom(
    ...incomeTypes.map(
      (type) => (one: { title: string; total: number }) => createIncomeEntry({ ...one, type }),
    ),
    ...pensionTypes.map(
      (type) => (one: { title: string; total: number }) => createPensionEntry({ ...one, type }),
    ),
  )
  fc.assert(
    fc.property(entryInput, types, arbitraryAmount, (one, make, later) => {
      const entry = make(one) as unknown as IncomeEntry
      expect(entry).toMatchObject(one)
      const [first = 'total'] = Object.keys(getEditableAmounts(entry)) as (keyof ReturnType<
        typeof getEditableAmounts
      >)[]
      expect(getEditableAmounts(entry)[first]).toBe(one.total)
      expect(updateIncomeEntry(entry, { [first]: later }).total).toBe(later)
    }),
  )
})
