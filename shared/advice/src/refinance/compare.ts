import type { ListedProduct } from '@portal/contract/interest-list'
import type { RefinanceInput, RefinanceResult } from '@portal/contract/refinance'
import { roundToCents } from '@portal/domain/money'
import { createFigure } from '../figure.ts'
import { createMember } from '../household.ts'
import {
  calculateDeductibleInterest,
  calculatePartState,
  planPart,
  sumMonthlyPayments,
  sumRemainingDebt,
} from '../loan-part.ts'
import type { CalculationBasis, Norms } from '../norms.ts'
import { calculatePartPenalty, findComparisonRate } from '../penalty.ts'
import { toFraction } from '../percent.ts'
import { getMomentToday } from '../scenarios/household-at.ts'
import { createTracer, getStepIds } from '../trace.ts'
import type { Comparison } from './comparison.ts'
import { calculateRefinanceCosts } from './costs.ts'
import {
  calculateWeightedRate,
  createHomeTaxEffect,
  createRunningPart,
  getTestIncomesAt,
  type RunningPart,
} from './current.ts'
import { calculateHomeValueLimits, getGuaranteeLimit } from './home-value.ts'
import { findIncomeStep } from './income-step.ts'
import { getLenderRates, type LenderRates } from './lender-rates.ts'
import { createOffer, getRiskClass, type ProductOffer } from './offer.ts'
import { createProposals } from './propose.ts'
import { calculateRunningLoan, chooseAssumedRate } from './rate-after.ts'

function calculatePenalty(norms: Norms, parts: readonly RunningPart[], rates: LenderRates['rates']) {
  const penalties = parts.flatMap((part) => {
    const comparison = findComparisonRate(rates, part.fixedMonths)
    return comparison && part.fixedMonths > 0 ? [calculatePartPenalty(norms, part, comparison)] : []
  })
  const value = penalties.reduce((sum, one) => sum + one.value, 0)
  return createFigure('repayment_penalty', roundToCents(value), { part_penalty: penalties })
}

/**
 * Compares a loan with every product of an interest list. Returns proposals with the highest gain first (REFI-12). A
 * pure function of its input and basis.
 */
export function compareLoan(
  input: RefinanceInput,
  products: readonly ListedProduct[],
  { norms, today }: CalculationBasis,
): RefinanceResult {
  const tracer = createTracer(false)
  const period = input.new_interest_period_in_months
  const parts = input.loan_parts.map((part) => createRunningPart(norms, part, today))
  const planned = parts.map((part) => planPart(part, today))
  const now = planned.map((part) => calculatePartState(part, 0, 0))
  const debt = sumRemainingDebt(now)

  const self = createMember(norms, input.applicant, today)
  const other = input.partner ? createMember(norms, input.partner, today) : null
  const moment = getMomentToday({ norms, today, self, other, youngestChild: null })
  const tax = createHomeTaxEffect(norms, moment.members, input.property_tax_value)
  const gross = sumMonthlyPayments(now)
  const net = tax.netPaymentOf(gross, calculateDeductibleInterest(now))

  const others = input.other_mortgages.map(({ on_same_home, loan_parts }) => ({
    onHome: on_same_home,
    parts: loan_parts.map((part) =>
      calculatePartState(planPart(createRunningPart(norms, part, today), today), 0, 0),
    ),
  }))
  const besides = others.flatMap((other) => (other.onHome ? other.parts : []))
  const alsoOnHome = sumRemainingDebt(besides).value
  const wasGuaranteed = parts.every(({ isGuaranteed }) => isGuaranteed)
  const isGuaranteedWith = (whole: number) =>
    wasGuaranteed && whole + alsoOnHome <= getGuaranteeLimit(norms, input)
  const findOffers = (whole: number) => {
    const risk = getRiskClass(whole + alsoOnHome, input.market_value, isGuaranteedWith(whole))
    return products.map((product) => createOffer(product, risk))
  }
  const lender = getLenderRates(findOffers(debt.value), input)
  const penalty = calculatePenalty(norms, parts, lender.rates)
  const running = calculateRunningLoan(planned, input, chooseAssumedRate(norms, input, lender), tracer)
  const isFinanced = input.finance_repayment_penalty && penalty.value > 0
  const newDebt = createFigure('new_debt', debt.value + (isFinanced ? penalty.value : 0), {
    remaining_sum: debt,
    ...(isFinanced && { repayment_penalty: penalty }),
  })
  const isGuaranteed = isGuaranteedWith(newDebt.value)
  const offers = findOffers(newDebt.value)
  const { fee, total: costs } = calculateRefinanceCosts(norms, newDebt, isGuaranteed)
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
    incomes: getTestIncomesAt(moment),
    label: input.energy_label ?? null,
    others: others.flatMap((other) => other.parts),
    tracer,
  }
  const { proposals, rates } = createProposals(comparison, offers)
  const { brokerage, notary, appraisal } = norms.refinance.costs.value
  const toFractions = (rates: ProductOffer['rates']) =>
    Object.fromEntries(Object.entries(rates).map(([months, rate]) => [months, toFraction(rate)]))
  return {
    refinance_proposals: proposals.sort(
      (a, b) => b.gross_total_refinance_difference - a.gross_total_refinance_difference,
    ),
    interest_rates_per_product: Object.fromEntries(
      offers.map(({ productLineId, rates }) => [productLineId, toFractions(rates)]),
    ),
    current_mortgage_situation: {
      lender_id: input.lender_hdn_code ?? null,
      product_line_id: input.product_line_id ?? null,
      gross_monthly_payments: roundToCents(gross.value),
      net_monthly_payments: roundToCents(net.value),
      remaining_sum: roundToCents(debt.value),
      interest_rate: toFraction(calculateWeightedRate(now)),
      figures: getStepIds(tracer, {
        gross_monthly_payments: gross,
        net_monthly_payments: net,
        remaining_sum: debt,
      }),
    },
    rate_after_fixed_period: running.rateAfter,
    home_value: calculateHomeValueLimits(
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
    income_step: findIncomeStep(rates),
    repayment_penalty: penalty.value,
    refinance_costs: {
      mortgage_brokerage_costs: brokerage,
      notarial_mortgage_act_costs: notary,
      appraisal_costs: appraisal,
      guarantee_fee: fee?.value ?? 0,
    },
    figures: getStepIds(tracer, {
      repayment_penalty: penalty,
      ...(fee && { 'refinance_costs.guarantee_fee': fee }),
    }),
    trace: tracer.trace,
  }
}
