import type { Norms } from '../../src/norms.ts'
import { calculatePartPenalty, calculatePenaltyBase } from '../../src/repayment-penalty.ts'
import { type ExampleInput, type ExampleOutcome, UnknownInputError } from './example-input.ts'
import { createExampleLoanPart } from './example-loan-part.ts'
import { getExampleLenderRate } from './loan-part-examples.ts'

function createInterestOnlyLoan(given: ExampleInput) {
  const debt = given.getNumber('balance')
  const original = given.getNumber('original', debt)
  const interest = given.getNumber('rate_pct')
  return createExampleLoanPart({
    type: 'interest_only',
    debt,
    original,
    interest,
    fixedMonths: given.getNumber('months'),
  })
}

export function calculateExamplePenalty(norms: Norms, given: ExampleInput): ExampleOutcome {
  const part = createInterestOnlyLoan(given)
  const market = getExampleLenderRate(given)
  const freePercent = given.getNumber('free_pct', norms.refinance.penalty_free_percent.value)
  const base = calculatePenaltyBase(norms, part.debt, part.original, { freePercent }).value
  return {
    monthly_diff: (base * (part.interest - market.value)) / 1200,
    penalty: calculatePartPenalty(norms, part, market, freePercent).value,
  }
}

/**
 * Calculates the penalty and how much each month of the fixed-rate period adds to it. The example states the
 * penalty-free part as an amount in euro.
 */
export function calculateExamplePenaltySteps(norms: Norms, given: ExampleInput): ExampleOutcome {
  const part = createInterestOnlyLoan(given)
  const market = getExampleLenderRate(given)
  const freePercent = (given.getNumber('free') / part.original) * 100
  const calculatePenaltyForFixedMonths = (fixedMonths: number) =>
    fixedMonths === 0 ? 0 : calculatePartPenalty(norms, { ...part, fixedMonths }, market, freePercent).value
  const base = calculatePenaltyBase(norms, part.debt, part.original, { freePercent }).value
  const difference = (base * (part.interest - market.value)) / 1200
  const worths = Array.from({ length: part.fixedMonths }, (_, index) => [
    `pv_month${index + 1}`,
    calculatePenaltyForFixedMonths(index + 1) - calculatePenaltyForFixedMonths(index),
  ])
  return {
    monthly_diff: difference,
    undiscounted: difference * part.fixedMonths,
    pv_total_derived: calculatePenaltyForFixedMonths(part.fixedMonths),
    ...Object.fromEntries(worths),
  }
}

/**
 * Calculates the amount on which a penalty is due. The example states the penalty-free part as a percentage of the
 * original amount, or as an amount per year.
 */
export function calculateExamplePenaltyBase(norms: Norms, given: ExampleInput): ExampleOutcome {
  const whole = 'all'
  const isWhole = given.has('balance')
  if (isWhole && given.getText('repay') !== whole)
    throw new UnknownInputError('"balance" with a part of it repaid')
  const repaid = isWhole ? given.getNumber('balance') : given.getNumber('repay')
  const isAmount = given.has('free_per_year')
  const freePercent = isAmount ? 100 : given.getNumber('free_pct', norms.refinance.penalty_free_percent.value)
  const original = given.getNumber(isAmount ? 'free_per_year' : 'original')
  const alreadyRepaid = given.getNumber('already_repaid', 0)
  return { base: calculatePenaltyBase(norms, repaid, original, { freePercent, alreadyRepaid }).value }
}
