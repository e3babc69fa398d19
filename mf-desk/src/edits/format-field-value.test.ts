import fc from 'fast-check'
import { expect, test } from 'vitest'
import { determineValueKind } from './format-field-value.ts'

const pathArbitrary = fc.stringMatching(/^\w+(\.\w+){0,4}$/)

test('a number is an amount, unless it is a percentage, a code, a period, a year or a measure', () => {
  for (const field of ['principal', 'marketValue', 'total', 'gross_annual_income', 'rent'])
    expect(determineValueKind(`part.3.${field}`, 12)).toBe('euro')
  for (const field of ['interest', 'returnRate', 'penaltyFreeRepayment'])
    expect(determineValueKind(`part.3.${field}`, 12)).toBe('percent')
  for (const field of ['repaymentType', 'fixedDuration', 'taxBox', 'sex', 'status', 'lenderId', 'labelId'])
    expect(determineValueKind(`part.3.${field}`, 12)).toBe('plain')
})

test('what goes with a house or an income that is not on file any more is no amount for being a number', () => {
  for (const field of ['construction_year', 'size', 'plot_size'])
    expect(determineValueKind(`living.2.${field}`, 1998)).toBe('plain')
  expect(determineValueKind('income.4.employment.hours_per_week', 36)).toBe('plain')
})

test('nothing is nothing and a yes or no is one, of whatever field', () => {
  fc.assert(
    fc.property(pathArbitrary, fc.boolean(), (field, value) => {
      expect(determineValueKind(field, null)).toBe('nothing')
      expect(determineValueKind(field, value)).toBe('yes-no')
    }),
  )
})

test('a text is a day only where the calendar has it, and never an amount or a percentage', () => {
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
