import fc from 'fast-check'
import { expect, test } from 'vitest'
import { determineValueKind } from './format-field-value.ts'

const pathArbitrary = fc.stringMatching(/^\w+(\.\w+){0,4}$/)

test('a number is an amount, unless its field is a percentage, code, period, year or measure', () => {
  for (const field of ['principal', 'marketValue', 'total', 'gross_annual_income', 'rent'])
    expect(determineValueKind(`part.3.${field}`, 12)).toBe('euro')
  for (const field of ['interest', 'returnRate', 'penaltyFreeRepayment'])
    expect(determineValueKind(`part.3.${field}`, 12)).toBe('percent')
  for (const field of ['repaymentType', 'fixedDuration', 'taxBox', 'sex', 'status', 'lenderId', 'labelId'])
    expect(determineValueKind(`part.3.${field}`, 12)).toBe('plain')
})

test('a number of a removed home or income is not an amount for that reason alone', () => {
  for (const field of ['construction_year', 'size', 'plot_size'])
    expect(determineValueKind(`living.2.${field}`, 1998)).toBe('plain')
  expect(determineValueKind('income.4.employment.hours_per_week', 36)).toBe('plain')
})

test('null is nothing and a boolean is yes or no, for any field', () => {
  fc.assert(
    fc.property(pathArbitrary, fc.boolean(), (field, value) => {
      expect(determineValueKind(field, null)).toBe('nothing')
      expect(determineValueKind(field, value)).toBe('yes-no')
    }),
  )
})

test('a text is a date only if it is a valid date, and never an amount or percentage', () => {
  fc.assert(
    fc.property(pathArbitrary, fc.string(), (field, value) => {
      expect(determineValueKind(field, value)).toBe('plain')
    }),
    {
      examples: [
        ['part.3.interest', '3.1'],
        ['customer.1.date_of_birth', '2026-02-30'],
      ],
    },
  )
  fc.assert(
    fc.property(
      pathArbitrary,
      fc.date({ noInvalidDate: true, min: new Date('1900-01-01'), max: new Date('2199-12-31') }),
      (field, day) => {
        expect(determineValueKind(field, day.toISOString().slice(0, 10))).toBe('day')
      },
    ),
  )
})
