import type { RefinanceProposal } from '@portal/contract/refinance'
import { toCents } from '@portal/domain/money'
import { type Figure, figure, type Inputs, totalOf } from '../figure.ts'
import { deductibleInterest, monthlyPayments, partAt, planPart } from '../loan-part.ts'
import { fractionOf } from '../percent.ts'
import { stepsOf } from '../trace.ts'
import type { Comparison } from './comparison.ts'
import { refinanceCosts } from './costs.ts'
import type { RunningPart } from './current.ts'
import type { Offer } from './offer.ts'
import { roomOnIncome } from './on-income.ts'
import { courseOver, monthsUntilCheaper, type PeriodSums, sumsOf } from './period.ts'

/** Term of a part that finances the penalty, in months; its interest is not deducted. */
const financedMonths = 360

const financed = (debt: number, interest: number, fixedMonths: number): RunningPart => ({
  type: 'annuity',
  debt,
  original: debt,
  saved: 0,
  premium: null,
  interest,
  returnRate: null,
  months: financedMonths,
  deductibleMonths: 0,
  fixedMonths,
  isGuaranteed: false,
})

/** A proposal as far as it does not depend on whose it is. */
type Terms = Omit<RefinanceProposal, 'lender_id' | 'product_line_id' | 'product_line_name'>

/** Works out what the loan would cost at a rate, with what is added to it for interest-only parts. */
function workOut(comparison: Comparison, rate: number, surcharge: number): Terms {
  const { norms, today, period, current, penalty, financesPenalty, tracer } = comparison
  const rateOf = ({ type }: RunningPart) => (type === 'interest_only' ? rate + surcharge : rate)
  const taken = comparison.parts.map((part) => ({
    ...part,
    interest: rateOf(part),
    fixedMonths: period,
    premium: part.type === 'investment_mortgage' ? part.premium : null,
  }))
  const isFinanced = financesPenalty && penalty.value > 0
  const loan = isFinanced ? [...taken, financed(toCents(penalty.value), rate, period)] : taken
  const planned = loan.map((part) => planPart(part, today))
  const parts = planned.map((part) => partAt(part, 0, 0))

  const gross = monthlyPayments(parts)
  const net = comparison.netOf(gross, deductibleInterest(parts))
  const course = courseOver(planned, period)
  const sums = sumsOf(course)
  const { running } = current
  const now = sumsOf(running.course)
  const kept = running.assumed && sumsOf(running.kept)
  const after = running.assumed ? { rate_after_fixed: running.assumed.rate } : {}
  const years = period / 12
  const averageNet = (whole: PeriodSums) =>
    comparison.netOf(
      figure('monthly_payments', whole.paid / period, { months: period }),
      figure('deductible_interest', whole.deductible / years, { months: period }),
    ).value * period

  const grossDifference = figure('monthly_difference', current.gross.value - gross.value, {
    current: current.gross,
    proposed: gross,
  })
  const netDifference = figure('monthly_difference', current.net.value - net.value, {
    current: current.net,
    proposed: net,
  })
  const over = (current: number, proposed: number, assumed: Inputs) =>
    figure('interest_period_difference', current - proposed, {
      months: period,
      current: current / period,
      proposed: proposed / period,
      ...assumed,
    })
  const total = over(now.paid, sums.paid, after)
  const netTotal = over(averageNet(now), averageNet(sums), after)
  const debts = parts.map(({ debt }) => debt)
  const newDebt = figure('new_debt', totalOf(debts), {
    remaining_debt: debts,
    ...(isFinanced && { repayment_penalty: penalty }),
  })
  const costs = refinanceCosts(norms, newDebt, comparison.isGuaranteed)
  const atOnce = isFinanced ? costs.value : costs.value + penalty.value
  const gain = (paid: Figure, { endDebt }: PeriodSums) =>
    figure('refinance_difference', paid.value + endDebt - sums.endDebt - atOnce, {
      interest_period_difference: paid,
      current_end_debt: endDebt,
      proposed_end_debt: sums.endDebt,
      refinance_costs: costs,
      ...(!isFinanced && { repayment_penalty: penalty }),
    })
  const whole = gain(total, now)
  const netWhole = gain(netTotal, now)
  const keptWhole = kept && gain(over(kept.paid, sums.paid, {}), kept)
  const room = roomOnIncome(comparison, parts)
  const months = monthsUntilCheaper(running.course, course, atOnce)
  const payback = figure('break_even_time', months ?? 0, {
    refinance_costs: costs,
    repayment_penalty: penalty,
    refinance_difference: whole,
    months: period,
  })
  return {
    fits_on_income: room.value >= -0.005,
    gross_monthly_payments: toCents(gross.value),
    net_monthly_payments: toCents(net.value),
    gross_difference_per_month: toCents(grossDifference.value),
    net_difference_per_month: toCents(netDifference.value),
    gross_total_difference_during_interest_period: toCents(total.value),
    net_total_difference_during_interest_period: toCents(netTotal.value),
    gross_total_refinance_difference: toCents(whole.value),
    gross_total_refinance_difference_at_current_rate: keptWhole && toCents(keptWhole.value),
    net_total_refinance_difference: toCents(netWhole.value),
    payback_time_in_months: months,
    interest_rates_per_mortgage_part: taken.map(({ interest }) => fractionOf(interest)),
    new_interest_period_in_months: period,
    interest_rate_annuity_loan_part: fractionOf(rate),
    figures: stepsOf(tracer, {
      gross_monthly_payments: gross,
      net_monthly_payments: net,
      gross_difference_per_month: grossDifference,
      net_difference_per_month: netDifference,
      gross_total_difference_during_interest_period: total,
      net_total_difference_during_interest_period: netTotal,
      gross_total_refinance_difference: whole,
      ...(keptWhole && { gross_total_refinance_difference_at_current_rate: keptWhole }),
      net_total_refinance_difference: netWhole,
      fits_on_income: room,
      ...(months !== null && { payback_time_in_months: payback }),
    }),
  }
}

/**
 * Makes the way to propose products: null for one without a rate for the period. Products at the same rate cost the
 * same, so each rate is worked out once.
 */
export function proposer(comparison: Comparison): (offer: Offer) => RefinanceProposal | null {
  const known = new Map<string, Terms>()
  return ({ lenderId, productLineId, name, rates, interestOnlySurcharge: surcharge }) => {
    const rate = rates[String(comparison.period)]
    if (rate === undefined) return null
    const at = `${rate} ${surcharge}`
    const terms = known.get(at) ?? workOut(comparison, rate, surcharge)
    known.set(at, terms)
    return { lender_id: lenderId, product_line_id: productLineId, product_line_name: name, ...terms }
  }
}
