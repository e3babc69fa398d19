import type { EnergyLabel } from '@portal/contract/advice'
import { creditBurden } from '../../src/burdens.ts'
import type { figure } from '../../src/figure.ts'
import { maximumMortgage, testIncomes, testRate } from '../../src/lending.ts'
import { type Given, given, normsOf, type Outcome } from './given.ts'

/** The most by income, from what the public examples give. */
export function maximum(input: Given): Outcome {
  const norms = normsOf(given(input, 'year'))
  const rate = testRate(norms, given(input, 'rate_pct'), given(input, 'fixed_years', 10) * 12)
  const persons = (incomes: readonly number[], isAow: boolean) => incomes.map((income) => ({ income, isAow }))
  const incomes = (input.incomes as readonly number[] | undefined) ?? [given(input, 'toetsinkomen')]
  const retired = given(input, 'retirement_income')
  const tested = [
    ...testIncomes(persons(incomes, Boolean(input.aow)), given(input, 'alimony_paid_year')),
    ...(given(input, 'months_until_aow', 999) <= norms.lending.months_before_aow.value
      ? testIncomes(persons([retired], true))
      : []),
  ]
  const limit = given(input, 'revolving_limit')
  const { total } = maximumMortgage(norms, {
    incomes: tested,
    isSingle: Boolean(input.single),
    rate,
    box: input.box3 ? 'box3' : 'box1',
    label: input.label ? (String(input.label).toLowerCase().replaceAll('+', '_plus') as EnergyLabel) : null,
    measuresCosts: given(input, 'energy_measures'),
    burdens: limit > 0 ? [creditBurden(norms, limit)] : [],
  })
  const byIncome = total.inputs.maximum_by_income as ReturnType<typeof figure>
  const permitted = byIncome.inputs.permitted_payments as ReturnType<typeof figure>
  return { max: total.value, pct: (permitted.inputs.housing_quota as ReturnType<typeof figure>).value }
}

/** How much more a wage that grew by 4.1 percent may borrow in 2026 than in 2025, at a rate. */
export function trend(income: number, rate: number): number {
  const of = (year: number, toetsinkomen: number) =>
    maximum({ year, toetsinkomen, rate_pct: rate } as unknown as Given).max ?? 0
  return of(2026, income * 1.041) - of(2025, income)
}
