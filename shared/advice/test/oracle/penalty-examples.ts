import type { Norms } from '../../src/norms.ts'
import { calculatePartPenalty, calculatePenaltyBase } from '../../src/repayment-penalty.ts'
import { type ExampleInput, type Outcome, UnknownInput } from './example-input.ts'
import { createExampleLoanPart } from './example-loan-part.ts'
import { getExampleLenderRate } from './loan-part-examples.ts'

function createInterestOnlyLoan(given: ExampleInput) {
  const debt = given.number('balance')
  const original = given.number('original', debt)
  const interest = given.number('rate_pct')
  return createExampleLoanPart({
    type: 'interest_only',
    debt,
    original,
    interest,
    fixedMonths: given.number('months'),
  })
}

export function calculateExamplePenalty(norms: Norms, given: ExampleInput): Outcome {
  const part = createInterestOnlyLoan(given)
  const market = getExampleLenderRate(given)
  const freePercent = given.number('free_pct', norms.refinance.penalty_free_percent.value)
  const base = calculatePenaltyBase(norms, part.debt, part.original, { freePercent }).value
  return {
    monthly_diff: (base * (part.interest - market.value)) / 1200,
    penalty: calculatePartPenalty(norms, part, market, freePercent).value,
  }
}

/** The penalty and its amount by month. The penalty-free part is an amount. */
export function calculateExamplePenaltySteps(norms: Norms, given: ExampleInput): Outcome {
  const part = createInterestOnlyLoan(given)
  const market = getExampleLenderRate(given)
  const freePercent = (given.number('free') / part.original) * 100
  const createLoanFixedFor = (fixedMonths: number) =>
    fixedMonths === 0 ? 0 : calculatePartPenalty(norms, { ...part, fixedMonths }, market, freePercent).value
  const base = calculatePenaltyBase(norms, part.debt, part.original, { freePercent }).value
  const difference = (base * (part.interest - market.value)) / 1200
  const worths = Array.from({ length: part.fixedMonths }, (_, index) => [
    `pv_month${index + 1}`,
    createLoanFixedFor(index + 1) - createLoanFixedFor(index),
  ])
  return {
    monthly_diff: difference,
    undiscounted: difference * part.fixedMonths,
    pv_total_derived: createLoanFixedFor(part.fixedMonths),
    ...Object.fromEntries(worths),
  }
}

/** The penalty-free part is a percentage of the original amount, or an amount a year. */
export function calculateExamplePenaltyBase(norms: Norms, given: ExampleInput): Outcome {
  const whole = 'all'
  const isWhole = given.has('balance')
  if (isWhole && given.text('repay') !== whole) throw new UnknownInput('"balance" with a part of it repaid')
  const repaid = isWhole ? given.number('balance') : given.number('repay')
  const isAmount = given.has('free_per_year')
  const freePercent = isAmount ? 100 : given.number('free_pct', norms.refinance.penalty_free_percent.value)
  const original = given.number(isAmount ? 'free_per_year' : 'original')
  const alreadyRepaid = given.number('already_repaid', 0)
  return { base: calculatePenaltyBase(norms, repaid, original, { freePercent, alreadyRepaid }).value }
}
