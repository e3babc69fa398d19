import type { RefinanceProposal } from '@portal/contract/refinance'
import { roundToCents } from '@portal/domain/money'
import { createFigure, type Figure } from '../figure.ts'
import { getStepIds } from '../figure-tracer.ts'
import {
  calculateDeductibleInterest,
  calculatePartState,
  createScheduledPart,
  sumMonthlyPayments,
} from '../loan-part.ts'
import { toFraction } from '../percent.ts'
import type { Comparison } from './comparison.ts'
import type { ComparedPart } from './current-loan.ts'
import type { RateIncomeCheck } from './housing-quota-step.ts'
import { calculateCapacityByIncome } from './income-capacity.ts'
import type { ProductOffer } from './product-offer.ts'
import { calculateRefinanceGains } from './refinance-gains.ts'

/** Term in months of the part that finances the penalty. */
const penaltyPartMonths = 360

const createPenaltyPart = (debt: number, interest: number, fixedMonths: number): ComparedPart => ({
  type: 'annuity',
  debt,
  original: debt,
  saved: 0,
  premium: null,
  interest,
  returnRate: null,
  months: penaltyPartMonths,
  deductibleMonths: 0,
  fixedMonths,
  isGuaranteed: false,
})

/** A proposal without lender and product. */
type ProposalTerms = Omit<RefinanceProposal, 'lender_id' | 'product_line_id' | 'product_line_name'>

interface CalculatedProposal {
  terms: ProposalTerms
  incomeCheck: RateIncomeCheck
}

/** Calculates the difference of the rounded payments, so that it matches the displayed payments. */
const calculatePaymentDecrease = (current: Figure, proposed: Figure): Figure =>
  createFigure('monthly_difference', roundToCents(current.value) - roundToCents(proposed.value), {
    current,
    proposed,
  })

/** Calculates a proposal at a rate in percent. `surcharge` is added for interest-only parts. */
function calculateProposal(comparison: Comparison, rate: number, surcharge: number): CalculatedProposal {
  const { today, period, current, penalty, isPenaltyFinanced, tracer } = comparison
  const getPartRate = ({ type }: ComparedPart) => (type === 'interest_only' ? rate + surcharge : rate)
  const newParts = comparison.parts.map((part) => ({
    ...part,
    interest: getPartRate(part),
    fixedMonths: period,
    premium: part.type === 'investment_mortgage' ? part.premium : null,
  }))
  const loan =
    isPenaltyFinanced && penalty.value > 0
      ? [...newParts, createPenaltyPart(penalty.value, rate, period)]
      : newParts
  const planned = loan.map((part) => createScheduledPart(part, today))
  const parts = planned.map((part) => calculatePartState(part, 0, 0))

  const gross = sumMonthlyPayments(parts)
  const net = comparison.homeTax.calculateNetPayment(gross, calculateDeductibleInterest(parts))
  const grossDifference = calculatePaymentDecrease(current.gross, gross)
  const netDifference = calculatePaymentDecrease(current.net, net)
  const gains = calculateRefinanceGains(comparison, planned)
  const room = calculateCapacityByIncome(comparison, parts)
  const terms = {
    fits_on_income: room.payments.value >= -0.005,
    gross_monthly_payments: roundToCents(gross.value),
    net_monthly_payments: roundToCents(net.value),
    gross_difference_per_month: roundToCents(grossDifference.value),
    net_difference_per_month: roundToCents(netDifference.value),
    gross_total_difference_during_interest_period: roundToCents(gains.paymentDecrease.value),
    net_total_difference_during_interest_period: roundToCents(gains.netPaymentDecrease.value),
    gross_total_refinance_difference: roundToCents(gains.totalGain.value),
    gross_total_refinance_difference_at_current_rate:
      gains.totalGainAtCurrentRate && roundToCents(gains.totalGainAtCurrentRate.value),
    net_total_refinance_difference: roundToCents(gains.netTotalGain.value),
    payback_time_in_months: gains.breakEvenMonths?.value ?? null,
    interest_rates_per_mortgage_part: newParts.map(({ interest }) => toFraction(interest)),
    new_interest_period_in_months: period,
    interest_rate_annuity_loan_part: toFraction(rate),
    figures: getStepIds(tracer, {
      gross_monthly_payments: gross,
      net_monthly_payments: net,
      gross_difference_per_month: grossDifference,
      net_difference_per_month: netDifference,
      gross_total_difference_during_interest_period: gains.paymentDecrease,
      net_total_difference_during_interest_period: gains.netPaymentDecrease,
      gross_total_refinance_difference: gains.totalGain,
      ...(gains.totalGainAtCurrentRate && {
        gross_total_refinance_difference_at_current_rate: gains.totalGainAtCurrentRate,
      }),
      net_total_refinance_difference: gains.netTotalGain,
      fits_on_income: room.payments,
      ...(gains.breakEvenMonths && { payback_time_in_months: gains.breakEvenMonths }),
    }),
  }
  return { terms, incomeCheck: { rate, fits: terms.fits_on_income, quota: room.quota.value } }
}

export interface RefinanceProposalResult {
  proposals: RefinanceProposal[]
  rates: RateIncomeCheck[]
}

/**
 * Creates the proposals of all products with a rate for the period. Proposals with the same rate and surcharge are
 * calculated once.
 */
export function createProposals(
  comparison: Comparison,
  offers: readonly ProductOffer[],
): RefinanceProposalResult {
  const known = new Map<string, CalculatedProposal>()
  const proposals = offers.flatMap(({ lenderId, productLineId, name, rates, interestOnlySurcharge }) => {
    const rate = rates[String(comparison.period)]
    if (rate === undefined) return []
    const at = `${rate} ${interestOnlySurcharge}`
    const proposal = known.get(at) ?? calculateProposal(comparison, rate, interestOnlySurcharge)
    known.set(at, proposal)
    return [
      { lender_id: lenderId, product_line_id: productLineId, product_line_name: name, ...proposal.terms },
    ]
  })
  return { proposals, rates: [...known.values()].map(({ incomeCheck }) => incomeCheck) }
}
