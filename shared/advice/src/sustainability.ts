import {
  maxPaybackMonths,
  type SustainabilityInput,
  type SustainabilityResult,
} from '@portal/contract/sustainability'
import { annuityPayment } from '@portal/domain/annuity'
import { toCents } from '@portal/domain/money'
import { figure } from './figure.ts'
import { labelExtra, maximumByValue, measuresExtra } from './lending.ts'
import type { Basis } from './norms.ts'
import { percentOf } from './percent.ts'
import { makeTracer, stepsOf } from './trace.ts'

/** Costs, savings and additional loan of energy-saving measures. */
export function sustainabilityOf(input: SustainabilityInput, { norms }: Basis): SustainabilityResult {
  const tracer = makeTracer(true)
  const label = input.energy_label ?? null
  const { market_value: value, current_debt: debt, duration_in_months: months } = input
  const each = input.measures.map(({ costs }) => costs)
  const costs = figure(
    'measures_costs',
    each.reduce((sum, one) => sum + one, 0),
    { costs: each },
  )
  const gains = input.measures.map(({ saving_per_month }) => saving_per_month)
  const saving = figure(
    'measures_saving',
    gains.reduce((sum, one) => sum + one, 0),
    { monthly_amount: gains },
  )
  const extra = measuresExtra(norms, label, costs)
  const extraNow = labelExtra(norms, label)
  const extraThen = labelExtra(norms, input.new_energy_label ?? label)
  const byValue = maximumByValue(norms, value, costs.value)
  const borrowed = Math.max(0, Math.min(costs.value, byValue.value - debt))
  const rate = percentOf(input.interest_rate)
  const payments = figure('annuity_payment', annuityPayment(borrowed, rate, months), {
    principal: borrowed,
    interest_rate: rate,
    months,
  })
  const difference = figure('monthly_difference', toCents(saving.value) - toCents(payments.value), {
    measures_saving: saving,
    annuity_payment: payments,
  })
  const lasts = saving.value >= 0.005 ? Math.ceil(costs.value / saving.value) : null
  const payback =
    lasts === null || lasts > maxPaybackMonths
      ? null
      : figure('payback_time', lasts, { measures_costs: costs, measures_saving: saving })
  return {
    total_costs: toCents(costs.value),
    extra_for_measures: extra.value,
    extra_for_label: extraNow.value,
    extra_for_new_label: extraThen.value,
    maximum_by_value: toCents(byValue.value),
    financeable_costs: toCents(borrowed),
    monthly_payments: toCents(payments.value),
    saving_per_month: toCents(saving.value),
    difference_per_month: toCents(difference.value),
    payback_time_in_months: payback?.value ?? null,
    guarantee_limit: norms.refinance.guarantee.value.limit_with_measures,
    figures: stepsOf(tracer, {
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
