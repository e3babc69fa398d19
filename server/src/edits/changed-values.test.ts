import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pickChangedValues } from './changed-values.ts'

test('@EDIT-16 a value that only has the form’s own format counts as unchanged', () => {
  const storedValues = {
    initials: null,
    mobile: '06-12 34 56 78',
    gross_annual_income: 58_320.75,
    retirement_date: '2052-07-17',
  }
  const submittedValues = {
    initials: '',
    mobile: '0612345678',
    gross_annual_income: 58_320,
    suffix: null,
    has_partner: undefined,
  }
  expect(pickChangedValues(storedValues, submittedValues)).toEqual({})
  expect(
    pickChangedValues(storedValues, {
      ...submittedValues,
      retirement_date: null,
      gross_annual_income: 58_321,
    }),
  ).toEqual({
    retirement_date: null,
    gross_annual_income: 58_321,
  })
})

test('@EDIT-16 for any file and form, sent values are stored and omitted ones stay unchanged', () => {
  const facts = fc.dictionary(fc.constantFrom('a', 'b', 'c', 'd'), fc.option(fc.constantFrom('', 'x', 'y')))
  const convertEmptyToNull = (value: unknown) => value || null
  fc.assert(
    fc.property(facts, facts, (storedValues, sentValues) => {
      const fileAfter: Record<string, unknown> = {
        ...storedValues,
        ...pickChangedValues(storedValues, sentValues),
      }
      for (const name of ['a', 'b', 'c', 'd'])
        expect(convertEmptyToNull(fileAfter[name])).toBe(
          convertEmptyToNull(name in sentValues ? sentValues[name] : storedValues[name]),
        )
    }),
  )
})
