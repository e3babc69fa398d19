import type { RefinanceProposal } from '@portal/contract/refinance'
import { roundToCents } from '@portal/domain/money'
import { createFigure, type Figure } from '../figure.ts'
import {
  calculateDeductibleInterest,
  calculatePartState,
  planPart,
  sumMonthlyPayments,
} from '../loan-part.ts'
import { toFraction } from '../percent.ts'
import { getStepIds } from '../trace.ts'
import type { Comparison } from './comparison.ts'
import type { RunningPart } from './current.ts'
import { calculateGains } from './gains.ts'
import type { RateOnIncome } from './income-step.ts'
import type { ProductOffer } from './offer.ts'
import { calculateCapacityOnIncome } from './on-income.ts'

/** Term in months of a part that finances the penalty; its interest is not deductible. */
const penaltyPartMonths = 360

const createPenaltyPart = (debt: number, interest: number, fixedMonths: number): RunningPart => ({
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

/** The parts of a proposal that do not depend on lender and product. */
type ProposalTerms = Omit<RefinanceProposal, 'lender_id' | 'product_line_id' | 'product_line_name'>

/** Result for a rate, and whether it fits the income. */
interface CalculatedProposal {
  terms: ProposalTerms
  onIncome: RateOnIncome
}

/** Decrease of the monthly payment, based on both rounded payments as displayed. */
const calculatePaymentDecrease = (current: Figure, proposed: Figure): Figure =>
  createFigure('monthly_difference', roundToCents(current.value) - roundToCents(proposed.value), {
    current,
    proposed,
  })

/** Calculates the loan at a rate, with the surcharge for interest-only parts. */
function calculateProposal(comparison: Comparison, rate: number, surcharge: number): CalculatedProposal {
  const { today, period, current, penalty, financesPenalty, tracer } = comparison
  const getPartRate = ({ type }: RunningPart) => (type === 'interest_only' ? rate + surcharge : rate)
  const taken = comparison.parts.map((part) => ({
    ...part,
    interest: getPartRate(part),
    fixedMonths: period,
    premium: part.type === 'investment_mortgage' ? part.premium : null,
  }))
  const loan =
    financesPenalty && penalty.value > 0 ? [...taken, createPenaltyPart(penalty.value, rate, period)] : taken
  const planned = loan.map((part) => planPart(part, today))
  const parts = planned.map((part) => calculatePartState(part, 0, 0))

  const gross = sumMonthlyPayments(parts)
  const net = comparison.afterTax.netPaymentOf(gross, calculateDeductibleInterest(parts))
  const grossDifference = calculatePaymentDecrease(current.gross, gross)
  const netDifference = calculatePaymentDecrease(current.net, net)
  const gains = calculateGains(comparison, planned)
  const room = calculateCapacityOnIncome(comparison, parts)
  const terms = {
    fits_on_income: room.payments.value >= -0.005,
    gross_monthly_payments: roundToCents(gross.value),
    net_monthly_payments: roundToCents(net.value),
    gross_difference_per_month: roundToCents(grossDifference.value),
    net_difference_per_month: roundToCents(netDifference.value),
    gross_total_difference_during_interest_period: roundToCents(gains.paid.value),
    net_total_difference_during_interest_period: roundToCents(gains.paidNet.value),
    gross_total_refinance_difference: roundToCents(gains.whole.value),
    gross_total_refinance_difference_at_current_rate:
      gains.atCurrentRate && roundToCents(gains.atCurrentRate.value),
    net_total_refinance_difference: roundToCents(gains.wholeNet.value),
    payback_time_in_months: gains.breakEven?.value ?? null,
    interest_rates_per_mortgage_part: taken.map(({ interest }) => toFraction(interest)),
    new_interest_period_in_months: period,
    interest_rate_annuity_loan_part: toFraction(rate),
    figures: getStepIds(tracer, {
      gross_monthly_payments: gross,
      net_monthly_payments: net,
      gross_difference_per_month: grossDifference,
      net_difference_per_month: netDifference,
      gross_total_difference_during_interest_period: gains.paid,
      net_total_difference_during_interest_period: gains.paidNet,
      gross_total_refinance_difference: gains.whole,
      ...(gains.atCurrentRate && {
        gross_total_refinance_difference_at_current_rate: gains.atCurrentRate,
      }),
      net_total_refinance_difference: gains.wholeNet,
      fits_on_income: room.payments,
      ...(gains.breakEven && { payback_time_in_months: gains.breakEven }),
    }),
  }
  return { terms, onIncome: { rate, fits: terms.fits_on_income, quota: room.quota.value } }
}

/** Proposals of products, and all of their rates. */
export interface Proposals {
  proposals: RefinanceProposal[]
  rates: RateOnIncome[]
}

/**
 * Makes proposals of products; none for a product without a rate for the period. Products at the same rate cost the
 * same, so each rate is calculated once.
 */
export function createProposals(comparison: Comparison, offers: readonly ProductOffer[]): Proposals {
  const known = new Map<string, CalculatedProposal>()
  const proposals = offers.flatMap(({ lenderId, productLineId, name, rates, interestOnlySurcharge }) => {
    const rate = rates[String(comparison.period)]
    if (rate === undefined) return []
    const at = `${rate} ${interestOnlySurcharge}`
    const worked = known.get(at) ?? calculateProposal(comparison, rate, interestOnlySurcharge)
    known.set(at, worked)
    return [{ lender_id: lenderId, product_line_id: productLineId, product_line_name: name, ...worked.terms }]
  })
  return { proposals, rates: [...known.values()].map(({ onIncome }) => onIncome) }
}
