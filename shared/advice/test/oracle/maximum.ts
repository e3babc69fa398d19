import type { Figure } from '../../src/figure.ts'
import { maximumByValue, maximumMortgage, testIncomes, testRate } from '../../src/lending.ts'
import type { Norms } from '../../src/norms.ts'
import { burdensGiven } from './burdens.ts'
import { type Given, type Outcome, UnknownInput } from './given.ts'
import { labelOf } from './label.ts'

/** The incomes that are tested: today's, and those of a pension that is near. */
function incomesOf(norms: Norms, given: Given) {
  const persons = (incomes: readonly number[], isAow: boolean) => incomes.map((income) => ({ income, isAow }))
  const incomes = given.numbers('incomes') ?? [given.number('toetsinkomen')]
  const now = testIncomes(persons(incomes, given.flag('aow')), given.number('alimony_paid_year', 0))
  if (!given.has('months_until_aow')) return now
  const then = testIncomes(persons([given.number('retirement_income')], true))
  const isNear = given.number('months_until_aow') <= norms.lending.months_before_aow.value
  return isNear ? [...now, ...then] : now
}

/** The most by income. */
export function maximum(norms: Norms, given: Given): Outcome {
  const rate = testRate(norms, given.number('rate_pct'), given.number('fixed_years', 10) * 12)
  const isBox3 = given.flag('box3')
  const { total } = maximumMortgage(norms, {
    incomes: incomesOf(norms, given),
    isSingle: given.flag('single'),
    rate,
    box: isBox3 ? 'box3' : 'box1',
    label: labelOf(norms, given.text('label')),
    measuresCosts: given.number('energy_measures', 0),
    burdens: burdensGiven(norms, given, rate, !isBox3),
    months: given.number('term_months', norms.lending.test_months.value),
  })
  const byIncome = total.inputs.maximum_by_income as Figure
  const permitted = byIncome.inputs.permitted_payments as Figure
  const extras = total.value - Math.floor(byIncome.value)
  if (given.has('extras') && given.number('extras') !== extras)
    throw new UnknownInput(`"extras" that the other inputs do not explain, which give ${extras}`)
  return { max: total.value, pct: (permitted.inputs.housing_quota as Figure).value }
}

/** The most by the value of a home. */
export const maximumOfValue = (norms: Norms, given: Given): Outcome => ({
  max: maximumByValue(norms, given.number('market_value'), given.number('energy_measures', 0)).value,
})
