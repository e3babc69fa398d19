import {
  maxPaybackMonths,
  type SustainabilityInput,
  type SustainabilityResult,
} from '@portal/contract/sustainability'
import { calculateAnnuityPayment } from '@portal/domain/annuity'
import { roundToCents } from '@portal/domain/money'
import { createFigure } from './figure.ts'
import { createFigureTracer, getStepIds } from './figure-tracer.ts'
import {
  calculateExtraLoanForMeasures,
  calculateMaximumLoanByValue,
  getExtraLoanForLabel,
} from './lending-norms.ts'
import type { CalculationBasis } from './norms.ts'
import { toPercent } from './percent.ts'

export function calculateSustainability(
  input: SustainabilityInput,
  { norms }: CalculationBasis,
): SustainabilityResult {
  const tracer = createFigureTracer(true)
  const label = input.energy_label ?? null
  const { market_value: value, current_debt: debt, duration_in_months: months } = input
  const each = input.measures.map(({ costs }) => costs)
  const costs = createFigure(
    'measures_costs',
    each.reduce((sum, one) => sum + one, 0),
    { costs: each },
  )
  const gains = input.measures.map(({ saving_per_month }) => saving_per_month)
  const saving = createFigure(
    'measures_saving',
    gains.reduce((sum, one) => sum + one, 0),
    { monthly_amount: gains },
  )
  const extra = calculateExtraLoanForMeasures(norms, label, costs)
  const extraNow = getExtraLoanForLabel(norms, label)
  const extraThen = getExtraLoanForLabel(norms, input.new_energy_label ?? label)
  const byValue = calculateMaximumLoanByValue(norms, value, costs.value)
  const borrowed = Math.max(0, Math.min(costs.value, byValue.value - debt))
  const rate = toPercent(input.interest_rate)
  const payments = createFigure('annuity_payment', calculateAnnuityPayment(borrowed, rate, months), {
    principal: borrowed,
    interest_rate: rate,
    months,
  })
  const difference = createFigure(
    'monthly_difference',
    roundToCents(saving.value) - roundToCents(payments.value),
    {
      measures_saving: saving,
      annuity_payment: payments,
    },
  )
  const lasts = saving.value >= 0.005 ? Math.ceil(costs.value / saving.value) : null
  const payback =
    lasts === null || lasts > maxPaybackMonths
      ? null
      : createFigure('payback_time', lasts, { measures_costs: costs, measures_saving: saving })
  return {
    total_costs: roundToCents(costs.value),
    extra_for_measures: extra.value,
    extra_for_label: extraNow.value,
    extra_for_new_label: extraThen.value,
    maximum_by_value: roundToCents(byValue.value),
    financeable_costs: roundToCents(borrowed),
    monthly_payments: roundToCents(payments.value),
    saving_per_month: roundToCents(saving.value),
    difference_per_month: roundToCents(difference.value),
    payback_time_in_months: payback?.value ?? null,
    guarantee_limit: norms.refinance.guarantee.value.limit_with_measures,
    figures: getStepIds(tracer, {
      total_costs: costs,
      extra_for_measures: extra,
      extra_for_label: extraNow,
      extra_for_new_label: extraThen,
      maximum_by_value: byValue,
      monthly_payments: payments,
      difference_per_month: difference,
      ...(payback && { payback_time_in_months: payback }),
    }),
    trace: tracer.trace,
  }
}
