import type { ListedProduct } from '@portal/contract/interest-list'
import type { RefinanceInput, RefinanceResult } from '@portal/contract/refinance'
import { toCents } from '@portal/domain/money'
import { figure } from '../figure.ts'
import { memberOf } from '../household.ts'
import { deductibleInterest, monthlyPayments, partAt, planPart, remainingSum } from '../loan-part.ts'
import type { Basis, Norms } from '../norms.ts'
import { comparisonRate, partPenalty } from '../penalty.ts'
import { fractionOf } from '../percent.ts'
import { momentToday as asToday } from '../scenarios/household-at.ts'
import { makeTracer, stepsOf } from '../trace.ts'
import type { Comparison } from './comparison.ts'
import { refinanceCosts } from './costs.ts'
import { afterTax, type RunningPart, runningPart, testIncomesAt, weightedRate } from './current.ts'
import { guaranteeLimit, homeValueLimits } from './home-value.ts'
import { incomeStep } from './income-step.ts'
import { type LenderRates, ratesOfLender } from './lender-rates.ts'
import { type Offer, offerOf, riskClassOf } from './offer.ts'
import { proposalsOf } from './propose.ts'
import { assumedRate, calculateRunningLoan } from './rate-after.ts'

function penaltyOf(norms: Norms, parts: readonly RunningPart[], rates: LenderRates['rates']) {
  const penalties = parts.flatMap((part) => {
    const comparison = comparisonRate(rates, part.fixedMonths)
    return comparison && part.fixedMonths > 0 ? [partPenalty(norms, part, comparison)] : []
  })
  const value = penalties.reduce((sum, one) => sum + one.value, 0)
  return figure('repayment_penalty', toCents(value), { part_penalty: penalties })
}

/**
 * Compares a loan with every product of an interest list. Returns proposals with the highest gain first (REFI-12). A
 * pure function of its input and basis.
 */
export function compareLoan(
  input: RefinanceInput,
  products: readonly ListedProduct[],
  { norms, today }: Basis,
): RefinanceResult {
  const tracer = makeTracer(false)
  const period = input.new_interest_period_in_months
  const parts = input.loan_parts.map((part) => runningPart(norms, part, today))
  const planned = parts.map((part) => planPart(part, today))
  const now = planned.map((part) => partAt(part, 0, 0))
  const debt = remainingSum(now)

  const self = memberOf(norms, input.applicant, today)
  const other = input.partner ? memberOf(norms, input.partner, today) : null
  const moment = asToday({ norms, today, self, other, youngestChild: null })
  const tax = afterTax(norms, moment.members, input.property_tax_value)
  const gross = monthlyPayments(now)
  const net = tax.netPaymentOf(gross, deductibleInterest(now))

  const others = input.other_mortgages.map(({ on_same_home, loan_parts }) => ({
    onHome: on_same_home,
    parts: loan_parts.map((part) => partAt(planPart(runningPart(norms, part, today), today), 0, 0)),
  }))
  const besides = others.flatMap((other) => (other.onHome ? other.parts : []))
  const alsoOnHome = remainingSum(besides).value
  const wasGuaranteed = parts.every(({ isGuaranteed }) => isGuaranteed)
  const isGuaranteedWith = (whole: number) =>
    wasGuaranteed && whole + alsoOnHome <= guaranteeLimit(norms, input)
  const offersFor = (whole: number) => {
    const risk = riskClassOf(whole + alsoOnHome, input.market_value, isGuaranteedWith(whole))
    return products.map((product) => offerOf(product, risk))
  }
  const lender = ratesOfLender(offersFor(debt.value), input)
  const penalty = penaltyOf(norms, parts, lender.rates)
  const running = calculateRunningLoan(planned, input, assumedRate(norms, input, lender), tracer)
  const isFinanced = input.finance_repayment_penalty && penalty.value > 0
  const newDebt = figure('new_debt', debt.value + (isFinanced ? penalty.value : 0), {
    remaining_sum: debt,
    ...(isFinanced && { repayment_penalty: penalty }),
  })
  const isGuaranteed = isGuaranteedWith(newDebt.value)
  const offers = offersFor(newDebt.value)
  const { fee, total: costs } = refinanceCosts(norms, newDebt, isGuaranteed)
  const comparison: Comparison = {
    norms,
    today,
    period,
    parts,
    penalty,
    costs,
    financesPenalty: input.finance_repayment_penalty,
    newDebt,
    current: { gross, net, running },
    afterTax: tax,
    members: moment.members,
    incomes: testIncomesAt(moment),
    label: input.energy_label ?? null,
    others: others.flatMap((other) => other.parts),
    tracer,
  }
  const { proposals, rates } = proposalsOf(comparison, offers)
  const { brokerage, notary, appraisal } = norms.refinance.costs.value
  const inFractions = (rates: Offer['rates']) =>
    Object.fromEntries(Object.entries(rates).map(([months, rate]) => [months, fractionOf(rate)]))
  return {
    refinance_proposals: proposals.sort(
      (a, b) => b.gross_total_refinance_difference - a.gross_total_refinance_difference,
    ),
    interest_rates_per_product: Object.fromEntries(
      offers.map(({ productLineId, rates }) => [productLineId, inFractions(rates)]),
    ),
    current_mortgage_situation: {
      lender_id: input.lender_hdn_code ?? null,
      product_line_id: input.product_line_id ?? null,
      gross_monthly_payments: toCents(gross.value),
      net_monthly_payments: toCents(net.value),
      remaining_sum: toCents(debt.value),
      interest_rate: fractionOf(weightedRate(now)),
      figures: stepsOf(tracer, {
        gross_monthly_payments: gross,
        net_monthly_payments: net,
        remaining_sum: debt,
      }),
    },
    rate_after_fixed_period: running.rateAfter,
    home_value: homeValueLimits(
      norms,
      input,
      {
        newDebt,
        onHome: [...now, ...besides],
        others: alsoOnHome,
        guarantee: isGuaranteed ? 'kept' : wasGuaranteed ? 'lost' : 'none',
      },
      tracer,
    ),
    income_step: incomeStep(rates),
    repayment_penalty: penalty.value,
    refinance_costs: {
      mortgage_brokerage_costs: brokerage,
      notarial_mortgage_act_costs: notary,
      appraisal_costs: appraisal,
      guarantee_fee: fee?.value ?? 0,
    },
    figures: stepsOf(tracer, {
      repayment_penalty: penalty,
      ...(fee && { 'refinance_costs.guarantee_fee': fee }),
    }),
    trace: tracer.trace,
  }
}
