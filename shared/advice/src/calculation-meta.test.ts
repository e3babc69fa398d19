import { MaximumMortgageInput } from '@portal/contract/maximum-mortgage'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { getCalculationBasisOn } from '../node/own-norms.ts'
import { createCalculationMeta } from './calculation-meta.ts'

const normsWithGracePeriod = { ...getCalculationBasisOn('2026-11-25'), graceDays: 90 }
const parseMaximumMortgageInput = (applicant: object, partner: object | null = null) => {
  const born = { date_of_birth: '1984-04-17', income: {} }
  return v.parse(MaximumMortgageInput, {
    applicant: { ...born, ...applicant },
    partner: partner && { ...born, ...partner },
  })
}
const personWithIncome = { income: { annual_employment_income: 30_000 } }

describe('metadata of a result', () => {
  test.each([
    ['a wage', { annual_employment_income: 1 }],
    ['a state pension', { state_pension_income: 1 }],
    ['a pension', { old_age_pension_income: 1 }],
    ['a business', { business_income: [0, 0, 1] }],
    ['alimony', { alimony_received: 1 }],
  ])('%s of either person counts as income', (_, income) => {
    expect(
      createCalculationMeta('max', normsWithGracePeriod, parseMaximumMortgageInput({ income })).errors,
    ).toEqual([])
    expect(
      createCalculationMeta('max', normsWithGracePeriod, parseMaximumMortgageInput({}, { income })).errors,
    ).toEqual([])
  })

  test('without income or loan parts, the metadata contains an error', () => {
    expect(createCalculationMeta('max', normsWithGracePeriod, parseMaximumMortgageInput({})).errors).toEqual([
      'income',
    ])
    const nothing = { income: { annual_employment_income: 0, survivor_pension_income: 9000 } }
    expect(
      createCalculationMeta('max', normsWithGracePeriod, parseMaximumMortgageInput(nothing)).errors,
    ).toEqual(['income'])
    expect(
      createCalculationMeta('scenario', normsWithGracePeriod, parseMaximumMortgageInput({}), []).errors,
    ).toEqual(['loan_parts', 'income'])
    expect(
      createCalculationMeta('scenario', normsWithGracePeriod, parseMaximumMortgageInput(personWithIncome), [
        {},
      ]).errors,
    ).toEqual([])
  })

  test('an unknown home value gives a warning, an absent one does not', () => {
    const input = parseMaximumMortgageInput(personWithIncome)
    expect(
      createCalculationMeta('scenario', normsWithGracePeriod, { ...input, property_tax_value: null })
        .warnings,
    ).toEqual(['property_tax_value'])
    expect(
      createCalculationMeta('scenario', normsWithGracePeriod, { ...input, property_tax_value: 0 }).warnings,
    ).toEqual([])
    expect(createCalculationMeta('max', normsWithGracePeriod, input).warnings).toEqual([])
  })

  test.each([
    ['a limit', { credit_limit: 5000 }, []],
    ['a payment', { monthly_amount: 50 }, []],
    ['an amount of nothing', { monthly_amount: 0 }, []],
    ['no amount', {}, ['obligations']],
  ])('an obligation with %s gives a warning only if it has no amount', (_, amounts, warnings) => {
    const owes = { obligations: { ongoing_credit: true }, obligation_amounts: { ongoing_credit: amounts } }
    expect(
      createCalculationMeta(
        'max',
        normsWithGracePeriod,
        parseMaximumMortgageInput({ ...personWithIncome, ...owes }),
      ).warnings,
    ).toEqual(warnings)
    expect(
      createCalculationMeta('max', normsWithGracePeriod, parseMaximumMortgageInput(personWithIncome, owes))
        .warnings,
    ).toEqual(warnings)
    const without = { ...owes, obligations: { ongoing_credit: false, alimony: true } }
    expect(
      createCalculationMeta(
        'max',
        normsWithGracePeriod,
        parseMaximumMortgageInput({ ...personWithIncome, ...without }),
      ).warnings,
    ).toEqual(['obligations'])
  })

  test('norms are valid, ended with a warning, or ended too long ago', () => {
    const getMetaOn = (today: string) =>
      createCalculationMeta(
        'max',
        { ...normsWithGracePeriod, today },
        parseMaximumMortgageInput(personWithIncome),
      )
    const { norms } = getMetaOn('2026-11-25')
    expect(norms).toEqual({ lending_from: '2026-01-01', valid_to: '2026-12-31' })
    expect([getMetaOn('2026-12-31').errors, getMetaOn('2026-12-31').warnings]).toEqual([[], []])
    expect([getMetaOn('2027-01-01').errors, getMetaOn('2027-01-01').warnings]).toEqual([[], ['norms_ended']])
    expect([getMetaOn('2027-03-31').errors, getMetaOn('2027-03-31').warnings]).toEqual([[], ['norms_ended']])
    expect([getMetaOn('2027-04-01').errors, getMetaOn('2027-04-01').warnings]).toEqual([['norms_ended'], []])
  })
})
