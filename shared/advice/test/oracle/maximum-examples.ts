import type { Figure } from '../../src/figure.ts'
import {
  calculateMaximumByValue,
  calculateMaximumMortgage,
  calculateTestIncomes,
  calculateTestRate,
} from '../../src/lending-norms.ts'
import type { Norms } from '../../src/norms.ts'
import { calculateExampleBurdens } from './burden-examples.ts'
import { type ExampleInput, type Outcome, UnknownInput } from './example-input.ts'
import { parseLabel } from './parse-label.ts'

/** Test incomes: the current incomes, and those with an imminent pension. */
function calculateExampleIncomes(norms: Norms, given: ExampleInput) {
  const toPersons = (incomes: readonly number[], hasReachedPensionAge: boolean) =>
    incomes.map((income) => ({ income, hasReachedPensionAge }))
  const incomes = given.numbers('incomes') ?? [given.number('toetsinkomen')]
  const now = calculateTestIncomes(
    toPersons(incomes, given.flag('aow')),
    given.number('alimony_paid_year', 0),
  )
  if (!given.has('months_until_aow')) return now
  const then = calculateTestIncomes(toPersons([given.number('retirement_income')], true))
  const isNear = given.number('months_until_aow') <= norms.lending.months_before_aow.value
  return isNear ? [...now, ...then] : now
}

export function calculateExampleMaximum(norms: Norms, given: ExampleInput): Outcome {
  const rate = calculateTestRate(norms, given.number('rate_pct'), given.number('fixed_years', 10) * 12)
  const isBox3 = given.flag('box3')
  const { total } = calculateMaximumMortgage(norms, {
    incomes: calculateExampleIncomes(norms, given),
    isSingle: given.flag('single'),
    rate,
    box: isBox3 ? 'box3' : 'box1',
    label: parseLabel(norms, given.text('label')),
    measuresCosts: given.number('energy_measures', 0),
    burdens: calculateExampleBurdens(norms, given, rate, !isBox3),
    months: given.number('term_months', norms.lending.test_months.value),
  })
  const byIncome = total.inputs.maximum_by_income as Figure
  const permitted = byIncome.inputs.permitted_payments as Figure
  const extras = total.value - Math.floor(byIncome.value)
  if (given.has('extras') && given.number('extras') !== extras)
    throw new UnknownInput(`"extras" that the other inputs do not explain, which give ${extras}`)
  return { max: total.value, pct: (permitted.inputs.housing_quota as Figure).value }
}

export const calculateExampleMaximumByValue = (norms: Norms, given: ExampleInput): Outcome => ({
  max: calculateMaximumByValue(norms, given.number('market_value'), given.number('energy_measures', 0)).value,
})
