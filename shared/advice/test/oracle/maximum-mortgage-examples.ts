import type { Figure } from '../../src/figure.ts'
import {
  calculateMaximumLoanByIncome,
  calculateMaximumLoanByValue,
  calculateTestIncomes,
  calculateTestRate,
} from '../../src/lending-norms.ts'
import type { Norms } from '../../src/norms.ts'
import { calculateExampleBurdens } from './burden-examples.ts'
import { type ExampleInput, type ExampleOutcome, UnknownInputError } from './example-input.ts'
import { parseExampleLabel } from './parse-example-label.ts'

/** Calculates the test incomes: the current incomes, and those with an imminent pension. */
function calculateExampleIncomes(norms: Norms, given: ExampleInput) {
  const createPersons = (incomes: readonly number[], hasReachedPensionAge: boolean) =>
    incomes.map((income) => ({ income, hasReachedPensionAge }))
  const incomes = given.getNumbers('incomes') ?? [given.getNumber('toetsinkomen')]
  const now = calculateTestIncomes(
    createPersons(incomes, given.getFlag('aow')),
    given.getNumber('alimony_paid_year', 0),
  )
  if (!given.has('months_until_aow')) return now
  const then = calculateTestIncomes(createPersons([given.getNumber('retirement_income')], true))
  const isNear = given.getNumber('months_until_aow') <= norms.lending.months_before_aow.value
  return isNear ? [...now, ...then] : now
}

export function calculateExampleMaximum(norms: Norms, given: ExampleInput): ExampleOutcome {
  const rate = calculateTestRate(norms, given.getNumber('rate_pct'), given.getNumber('fixed_years', 10) * 12)
  const isBox3 = given.getFlag('box3')
  const { total } = calculateMaximumLoanByIncome(norms, {
    incomes: calculateExampleIncomes(norms, given),
    isSingle: given.getFlag('single'),
    rate,
    box: isBox3 ? 'box3' : 'box1',
    label: parseExampleLabel(norms, given.getText('label')),
    measuresCosts: given.getNumber('energy_measures', 0),
    burdens: calculateExampleBurdens(norms, given, rate, !isBox3),
    months: given.getNumber('term_months', norms.lending.test_months.value),
  })
  const byIncome = total.inputs.maximum_by_income as Figure
  const permitted = byIncome.inputs.permitted_payments as Figure
  const extras = total.value - Math.floor(byIncome.value)
  if (given.has('extras') && given.getNumber('extras') !== extras)
    throw new UnknownInputError(`"extras" that the other inputs do not explain, which give ${extras}`)
  return { max: total.value, pct: (permitted.inputs.housing_quota as Figure).value }
}

export const calculateExampleMaximumByValue = (norms: Norms, given: ExampleInput): ExampleOutcome => ({
  max: calculateMaximumLoanByValue(
    norms,
    given.getNumber('market_value'),
    given.getNumber('energy_measures', 0),
  ).value,
})
