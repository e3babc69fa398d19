import { createFigure, type Figure } from './figure.ts'
import { createScheduledPart, type LoanPart } from './loan-part.ts'
import type { Norms } from './norms.ts'

/** Calculates the part of a repayment on which a penalty is due: the amount above the penalty-free amount. */
export function calculatePenaltyBase(
  { refinance }: Norms,
  repaid: number,
  original: number,
  { freePercent = refinance.penalty_free_percent.value, alreadyRepaid = 0 } = {},
): Figure {
  const free = Math.max(0, (original * freePercent) / 100 - alreadyRepaid)
  return createFigure(
    'penalty_base',
    Math.max(0, repaid - free),
    { amount: repaid, original_amount: original, percent: freePercent, free_amount: free },
    refinance.penalty_free_percent.source,
  )
}

/**
 * Finds the lender's current rate for the remaining fixed-rate period. If the lender does not offer that period,
 * returns the higher rate of the next shorter and the next longer period, which favours the customer. `rates` are in
 * percent a year, by period in months.
 */
export function findComparisonRate(
  rates: Readonly<Record<string, number>>,
  remaining: number,
): Figure | null {
  const offered = Object.entries(rates).map(([months, rate]) => ({ months: Number(months), rate }))
  const exact = offered.find(({ months }) => months === remaining)
  const below = offered.filter(({ months }) => months < remaining).sort((a, b) => b.months - a.months)[0]
  const above = offered.filter(({ months }) => months > remaining).sort((a, b) => a.months - b.months)[0]
  const candidates = exact ? [exact] : [below, above].filter((one) => one !== undefined)
  if (candidates.length === 0) return null
  const rate = Math.max(...candidates.map((one) => one.rate))
  return createFigure('comparison_rate', rate, {
    fixed_months: remaining,
    interest_rate: candidates.map((one) => one.rate),
  })
}

/**
 * Calculates the penalty for repaying a part in full (AFM guideline): the present value of the lender's lost interest
 * until the end of the fixed-rate period, on the debt above the penalty-free amount. Savings at the loan's own rate
 * reduce that debt. The penalty is 0 if the comparison rate is not lower.
 */
export function calculatePartPenalty(
  norms: Norms,
  part: LoanPart,
  comparison: Figure,
  freePercent?: number,
): Figure {
  const base = calculatePenaltyBase(
    norms,
    part.debt,
    part.original,
    freePercent === undefined ? {} : { freePercent },
  )
  const { source } = norms.refinance.penalty_free_percent
  const difference = (part.interest - comparison.value) / 1200
  const months = Math.min(part.fixedMonths, part.months)
  let value = 0
  if (difference > 0 && months > 0 && part.debt > 0) {
    const { schedule } = createScheduledPart(part, '2000-01-01')
    const share = base.value / part.debt
    const discount = 1 / (1 + comparison.value / 1200)
    const savesAtLoanRate = part.type === 'savings' || part.type === 'bank_savings'
    let worth = 1
    let owed = part.debt - (savesAtLoanRate ? part.saved : 0)
    for (let month = 0; month < months; month++) {
      worth *= discount
      value += Math.max(0, owed) * share * difference * worth
      owed = ((schedule.debt[month] ?? 0) - (savesAtLoanRate ? (schedule.saved[month] ?? 0) : 0)) / 100
    }
  }
  return createFigure(
    'part_penalty',
    value,
    {
      penalty_base: base,
      interest_rate: part.interest,
      comparison_rate: comparison,
      fixed_months: months,
      ...(part.saved > 0 && { saved_value: part.saved }),
    },
    source,
  )
}
