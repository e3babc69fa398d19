import type { MaximumMortgageInput, MaximumMortgageResult } from '@portal/contract/maximum-mortgage'
import { annuityPayment } from '@portal/domain/annuity'
import { toCents } from '@portal/domain/money'
import { burdensOf } from './burdens.ts'
import { type Figure, figure } from './figure.ts'
import { maximumByValue, maximumMortgage, nextBand, testRate } from './lending.ts'
import { businessIncome, earnerOf, otherCosts } from './maximum-input.ts'
import type { Basis } from './norms.ts'
import { fractionOf, percentOf } from './percent.ts'
import { testIncomesAt } from './refinance/current.ts'
import { momentToday as asToday } from './scenarios/household-at.ts'
import { makeTracer, stepsOf } from './trace.ts'

/** Maximum mortgage of a household: the lower of the limits by income and by value. */
export function maximumOf(input: MaximumMortgageInput, { norms, today }: Basis): MaximumMortgageResult {
  const tracer = makeTracer(true)
  const self = earnerOf(norms, input.applicant, today)
  const other = input.partner ? earnerOf(norms, input.partner, today) : null
  const own = input.interest_rate == null ? norms['test-rate'].percent.value : percentOf(input.interest_rate)
  const rate = testRate(norms, own, input.interest_period_in_months, input.duration_in_months)
  const persons = [input.applicant, ...(input.partner ? [input.partner] : [])]
  const incomes = testIncomesAt(asToday({ norms, today, self, other, youngestChild: null }))
  const byIncomeAt = (tested: Figure) =>
    maximumMortgage(norms, {
      incomes,
      isSingle: other === null,
      rate: tested,
      box: input.box,
      label: input.energy_label ?? null,
      measuresCosts: input.measures_costs,
      months: input.duration_in_months,
      burdens: [
        ...persons.flatMap((person) => burdensOf(norms, person, tested, input.box === 'box1')),
        ...otherCosts(input),
      ],
    }).total
  const byIncome = byIncomeAt(rate)
  const above = nextBand(norms, rate.value)
  const higher = above === null ? null : byIncomeAt(figure('test_rate', above, { interest_rate: above }))
  const profits = persons.map(businessIncome)
  const byValue =
    input.market_value == null ? null : maximumByValue(norms, input.market_value, input.measures_costs)
  const total = byValue && byValue.value < byIncome.value ? byValue : byIncome
  const months = Math.min(norms.lending.test_months.value, input.duration_in_months)
  const payments = figure('maximum_payments', annuityPayment(total.value, rate.value, months), {
    [total.rule]: total,
    test_rate: rate,
    months,
  })
  return {
    total_sum: total.value,
    maximum_by_income: byIncome.value,
    maximum_by_value: byValue?.value ?? null,
    monthly_payments: toCents(payments.value),
    test_rate: fractionOf(rate.value),
    rate_step:
      above !== null && higher && higher.value > byIncome.value
        ? { rate: fractionOf(above), maximum_by_income: higher.value }
        : null,
    figures: stepsOf(tracer, {
      total_sum: total,
      maximum_by_income: byIncome,
      ...(byValue && { maximum_by_value: byValue }),
      monthly_payments: payments,
      test_rate: rate,
      ...(profits[0] && { 'applicant.business_income': profits[0] }),
      ...(profits[1] && { 'partner.business_income': profits[1] }),
    }),
    trace: tracer.trace,
  }
}
