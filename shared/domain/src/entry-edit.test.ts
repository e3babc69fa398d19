import { incomeTypes, pensionTypes } from '@portal/contract/edit-entry'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  amountsOf,
  type Entry,
  entryAmountNames,
  newIncome,
  newPension,
  totalAfterChange,
  updateEntry,
} from './entry-edit.ts'

const salary = {
  type: 'EmploymentIncome',
  total: 46_656,
  description: [
    { label: 'Functie', value: 'Fysiotherapeut' },
    { label: 'Jaarsalaris', value: 43_200 },
    { label: 'Vakantiegeld', value: 3456 },
  ],
  employment: { employer_name: 'Markdal', gross_annual_income: 43_200, holiday_bonus: 3456, overtime: 0 },
  company: null,
} as unknown as Entry
const benefit = {
  type: 'BenefitIncome',
  total: 2400,
  description: [
    { label: 'Uitkering per maand', value: 200 },
    { label: 'Tot', value: '2027-04-21' },
  ],
  employment: null,
  company: null,
} as unknown as Entry
const pension = {
  type: 'EmployerPension',
  total: 21_400,
  target_pension_amount: 21_400,
  accumulated_pension_amount: 8910,
  income: [{ label: 'Vanaf 68 jaar', value: 21_400 }],
} as unknown as Entry

test('@EDITINCOME-06 a salary is changed by its parts: the total and the tenant’s own line follow, the rest stays', () => {
  expect(Object.keys(amountsOf(salary))[0]).toBe('gross_annual_income')
  expect(amountsOf(salary)).not.toHaveProperty('total')
  expect(updateEntry(salary, { gross_annual_income: 45_000 })).toEqual({
    ...salary,
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

test('@EDITINCOME-06 what the file does not divide is changed as one amount, and what it says a month follows', () => {
  expect(amountsOf(benefit)).toEqual({ total: 2400 })
  expect(updateEntry(benefit, { total: 3000 })).toEqual({
    ...benefit,
    total: 3000,
    description: [
      { label: 'Uitkering per maand', value: 250 },
      { label: 'Tot', value: '2027-04-21' },
    ],
  })
  const undivided = { ...salary, total: 50_000 } as Entry
  expect(amountsOf(undivided)).toEqual({ total: 50_000 })
})

test('@EDITINCOME-06 a pension’s total is what can be reached of it; what is built up changes nothing of that', () => {
  expect(totalAfterChange(pension, { accumulated_pension_amount: 9000 })).toBe(21_400)
  expect(updateEntry(pension, { target_pension_amount: 22_000 })).toMatchObject({
    total: 22_000,
    accumulated_pension_amount: 8910,
    income: [{ label: 'Vanaf 68 jaar', value: 22_000 }],
  })
})

const cents = fc.integer({ min: 0, max: 9_000_000 }).map((amount) => amount / 100)

test('@EDITINCOME-06 for any amounts: what is changed is read back, what is not stays, and nothing changed changes nothing', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(salary, benefit, pension),
      fc.record(Object.fromEntries(entryAmountNames.map((name) => [name, cents])), { requiredKeys: [] }),
      (entry, typed) => {
        expect(updateEntry(entry, {})).toEqual(entry)
        const known = amountsOf(entry)
        const changed = Object.fromEntries(Object.entries(typed).filter(([name]) => name in known))
        const next = updateEntry(entry, changed)
        expect(amountsOf(next)).toEqual({ ...known, ...changed })
        expect(next.total).toBe(totalAfterChange(entry, changed))
      },
    ),
  )
})

test('@EDITINCOME-07 an income or pension that is new is what was said of it, and can be changed like any other', () => {
  const entryInput = fc.record({ title: fc.string({ minLength: 1 }), total: cents })
  const types = fc.constantFrom(
    ...incomeTypes.map((type) => (one: { title: string; total: number }) => newIncome({ ...one, type })),
    ...pensionTypes.map((type) => (one: { title: string; total: number }) => newPension({ ...one, type })),
  )
  fc.assert(
    fc.property(entryInput, types, cents, (one, make, later) => {
      const entry = make(one) as unknown as Entry
      expect(entry).toMatchObject(one)
      const [first = 'total'] = Object.keys(amountsOf(entry)) as (keyof ReturnType<typeof amountsOf>)[]
      expect(amountsOf(entry)[first]).toBe(one.total)
      expect(updateEntry(entry, { [first]: later }).total).toBe(later)
    }),
  )
})
