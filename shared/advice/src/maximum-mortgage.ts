import type { MaximumMortgageInput, MaximumMortgageResult } from '@portal/contract/maximum-mortgage'
import { calculateAnnuityPayment } from '@portal/domain/annuity'
import { roundToCents } from '@portal/domain/money'
import { createFigure, type Figure } from './figure.ts'
import { createFigureTracer, getStepIds } from './figure-tracer.ts'
import {
  calculateMaximumLoanByIncome,
  calculateMaximumLoanByValue,
  calculateTestRate,
  findNextRateBand,
} from './lending-norms.ts'
import { calculateBusinessIncome, createEarningMember, listOtherCosts } from './maximum-mortgage-input.ts'
import type { CalculationBasis } from './norms.ts'
import { calculateBurdens } from './obligation-burdens.ts'
import { toFraction, toPercent } from './percent.ts'
import { getTestIncomes } from './refinance/current-loan.ts'
import { getHouseholdStateToday } from './scenarios/household-state.ts'

/** Calculates the maximum mortgage of a household: the lower of the maxima by income and by value. */
export function calculateMaximumForHousehold(
  input: MaximumMortgageInput,
  { norms, today }: CalculationBasis,
): MaximumMortgageResult {
  const tracer = createFigureTracer(true)
  const self = createEarningMember(norms, input.applicant, today)
  const other = input.partner ? createEarningMember(norms, input.partner, today) : null
  const own = input.interest_rate == null ? norms['test-rate'].percent.value : toPercent(input.interest_rate)
  const rate = calculateTestRate(norms, own, input.interest_period_in_months, input.duration_in_months)
  const persons = [input.applicant, ...(input.partner ? [input.partner] : [])]
  const incomes = getTestIncomes(getHouseholdStateToday({ norms, today, self, other, youngestChild: null }))
  const calculateMaximumAtRate = (tested: Figure) =>
    calculateMaximumLoanByIncome(norms, {
      incomes,
      isSingle: other === null,
      rate: tested,
      box: input.box,
      label: input.energy_label ?? null,
      measuresCosts: input.measures_costs,
      months: input.duration_in_months,
      burdens: [
        ...persons.flatMap((person) => calculateBurdens(norms, person, tested, input.box === 'box1')),
        ...listOtherCosts(input),
      ],
    }).total
  const byIncome = calculateMaximumAtRate(rate)
  const above = findNextRateBand(norms, rate.value)
  const higher =
    above === null ? null : calculateMaximumAtRate(createFigure('test_rate', above, { interest_rate: above }))
  const profits = persons.map(calculateBusinessIncome)
  const byValue =
    input.market_value == null
      ? null
      : calculateMaximumLoanByValue(norms, input.market_value, input.measures_costs)
  const total = byValue && byValue.value < byIncome.value ? byValue : byIncome
  const months = Math.min(norms.lending.test_months.value, input.duration_in_months)
  const payments = createFigure(
    'maximum_payments',
    calculateAnnuityPayment(total.value, rate.value, months),
    {
      [total.rule]: total,
      test_rate: rate,
      months,
    },
  )
  return {
    total_sum: total.value,
    maximum_by_income: byIncome.value,
    maximum_by_value: byValue?.value ?? null,
    monthly_payments: roundToCents(payments.value),
    test_rate: toFraction(rate.value),
    rate_step:
      above !== null && higher && higher.value > byIncome.value
        ? { rate: toFraction(above), maximum_by_income: higher.value }
        : null,
    figures: getStepIds(tracer, {
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
