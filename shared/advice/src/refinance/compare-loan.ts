import type { ListedMortgageProduct } from '@portal/contract/interest-rate-list'
import type { RefinanceInput, RefinanceResult } from '@portal/contract/refinance'
import { roundToCents } from '@portal/domain/money'
import { createFigure } from '../figure.ts'
import { createFigureTracer, getStepIds } from '../figure-tracer.ts'
import { createMember } from '../household.ts'
import {
  calculateDeductibleInterest,
  calculatePartState,
  createScheduledPart,
  sumMonthlyPayments,
  sumRemainingDebt,
} from '../loan-part.ts'
import type { CalculationBasis, Norms } from '../norms.ts'
import { toFraction } from '../percent.ts'
import { calculatePartPenalty, findComparisonRate } from '../repayment-penalty.ts'
import { getHouseholdStateToday } from '../scenarios/household-state.ts'
import type { Comparison } from './comparison.ts'
import {
  type ComparedPart,
  calculateWeightedRate,
  createComparedPart,
  createHomeTaxEffect,
  getTestIncomes,
} from './current-loan.ts'
import { calculateHomeValueLimits, getGuaranteeLimit } from './home-value-limits.ts'
import { findHousingQuotaThreshold } from './housing-quota-step.ts'
import { getLenderRates, type LenderRates } from './lender-rates.ts'
import { createProductOffer, getRiskClass, type ProductOffer } from './product-offer.ts'
import { chooseAssumedRate, projectCurrentLoan } from './rate-after-fixed-period.ts'
import { calculateRefinanceCosts } from './refinance-costs.ts'
import { createProposals } from './refinance-proposals.ts'

function calculatePenalty(norms: Norms, parts: readonly ComparedPart[], rates: LenderRates['rates']) {
  const penalties = parts.flatMap((part) => {
    const comparison = findComparisonRate(rates, part.fixedMonths)
    return comparison && part.fixedMonths > 0 ? [calculatePartPenalty(norms, part, comparison)] : []
  })
  const value = penalties.reduce((sum, one) => sum + one.value, 0)
  return createFigure('repayment_penalty', roundToCents(value), { part_penalty: penalties })
}

/**
 * Compares a loan with every product of an interest list. Returns the proposals with the highest gain first (REFI-12).
 */
export function compareLoan(
  input: RefinanceInput,
  products: readonly ListedMortgageProduct[],
  { norms, today }: CalculationBasis,
): RefinanceResult {
  const tracer = createFigureTracer(false)
  const period = input.new_interest_period_in_months
  const parts = input.loan_parts.map((part) => createComparedPart(norms, part, today))
  const planned = parts.map((part) => createScheduledPart(part, today))
  const now = planned.map((part) => calculatePartState(part, 0, 0))
  const debt = sumRemainingDebt(now)

  const self = createMember(norms, input.applicant, today)
  const other = input.partner ? createMember(norms, input.partner, today) : null
  const moment = getHouseholdStateToday({ norms, today, self, other, youngestChild: null })
  const tax = createHomeTaxEffect(norms, moment.members, input.property_tax_value)
  const gross = sumMonthlyPayments(now)
  const net = tax.calculateNetPayment(gross, calculateDeductibleInterest(now))

  const others = input.other_mortgages.map(({ on_same_home, loan_parts }) => ({
    onHome: on_same_home,
    parts: loan_parts.map((part) =>
      calculatePartState(createScheduledPart(createComparedPart(norms, part, today), today), 0, 0),
    ),
  }))
  const besides = others.flatMap((other) => (other.onHome ? other.parts : []))
  const alsoOnHome = sumRemainingDebt(besides).value
  const wasGuaranteed = parts.every(({ isGuaranteed }) => isGuaranteed)
  const isGuaranteedAtDebt = (whole: number) =>
    wasGuaranteed && whole + alsoOnHome <= getGuaranteeLimit(norms, input)
  const createOffersForDebt = (whole: number) => {
    const risk = getRiskClass(whole + alsoOnHome, input.market_value, isGuaranteedAtDebt(whole))
    return products.map((product) => createProductOffer(product, risk))
  }
  const lender = getLenderRates(createOffersForDebt(debt.value), input)
  const penalty = calculatePenalty(norms, parts, lender.rates)
  const currentLoan = projectCurrentLoan(planned, input, chooseAssumedRate(norms, input, lender), tracer)
  const isFinanced = input.finance_repayment_penalty && penalty.value > 0
  const newDebt = createFigure('new_debt', debt.value + (isFinanced ? penalty.value : 0), {
    remaining_sum: debt,
    ...(isFinanced && { repayment_penalty: penalty }),
  })
  const isGuaranteed = isGuaranteedAtDebt(newDebt.value)
  const offers = createOffersForDebt(newDebt.value)
  const { fee, total: costs } = calculateRefinanceCosts(norms, newDebt, isGuaranteed)
  const comparison: Comparison = {
    norms,
    today,
    period,
    parts,
    penalty,
    costs,
    isPenaltyFinanced: input.finance_repayment_penalty,
    newDebt,
    current: { gross, net, currentLoan },
    homeTax: tax,
    members: moment.members,
    incomes: getTestIncomes(moment),
    label: input.energy_label ?? null,
    otherMortgageParts: others.flatMap((other) => other.parts),
    tracer,
  }
  const { proposals, rates } = createProposals(comparison, offers)
  const { brokerage, notary, appraisal } = norms.refinance.costs.value
  const convertRatesToFractions = (rates: ProductOffer['rates']) =>
    Object.fromEntries(Object.entries(rates).map(([months, rate]) => [months, toFraction(rate)]))
  return {
    refinance_proposals: proposals.sort(
      (a, b) => b.gross_total_refinance_difference - a.gross_total_refinance_difference,
    ),
    interest_rates_per_product: Object.fromEntries(
      offers.map(({ productLineId, rates }) => [productLineId, convertRatesToFractions(rates)]),
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
    rate_after_fixed_period: currentLoan.rateAfter,
    home_value: calculateHomeValueLimits(
      norms,
      input,
      {
        newDebt,
        partsOnHome: [...now, ...besides],
        otherDebt: alsoOnHome,
        guarantee: isGuaranteed ? 'kept' : wasGuaranteed ? 'lost' : 'none',
      },
      tracer,
    ),
    income_step: findHousingQuotaThreshold(rates),
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
