import type { Norms } from '../../src/norms.ts'
import { partPenalty, penaltyBase } from '../../src/penalty.ts'
import { type Given, type Outcome, UnknownInput } from './given.ts'
import { loan } from './loan.ts'
import { marketRate } from './loan-parts.ts'

/** A loan that is repaid whole, of which nothing is repaid before. */
function running(given: Given) {
  const debt = given.number('balance')
  const original = given.number('original', debt)
  const interest = given.number('rate_pct')
  return loan({ type: 'interest_only', debt, original, interest, fixedMonths: given.number('months') })
}

/** What it costs to repay a loan whole, with the difference of its first month. */
export function penalty(norms: Norms, given: Given): Outcome {
  const part = running(given)
  const market = marketRate(given)
  const freePercent = given.number('free_pct', norms.refinance.penalty_free_percent.value)
  const base = penaltyBase(norms, part.debt, part.original, { freePercent }).value
  return {
    monthly_diff: (base * (part.interest - market.value)) / 1200,
    penalty: partPenalty(norms, part, market, freePercent).value,
  }
}

/** The same with what each month of the fixed period adds; an amount is free instead of a share. */
export function penaltySteps(norms: Norms, given: Given): Outcome {
  const part = running(given)
  const market = marketRate(given)
  const freePercent = (given.number('free') / part.original) * 100
  const until = (fixedMonths: number) =>
    fixedMonths === 0 ? 0 : partPenalty(norms, { ...part, fixedMonths }, market, freePercent).value
  const base = penaltyBase(norms, part.debt, part.original, { freePercent }).value
  const difference = (base * (part.interest - market.value)) / 1200
  const worths = Array.from({ length: part.fixedMonths }, (_, index) => [
    `pv_month${index + 1}`,
    until(index + 1) - until(index),
  ])
  return {
    monthly_diff: difference,
    undiscounted: difference * part.fixedMonths,
    pv_total_derived: until(part.fixedMonths),
    ...Object.fromEntries(worths),
  }
}

/** Over which amount a penalty is due: what is free is a share of the first amount, or an amount a year. */
export function penaltyBaseGiven(norms: Norms, given: Given): Outcome {
  const whole = 'all'
  const isWhole = given.has('balance')
  if (isWhole && given.text('repay') !== whole) throw new UnknownInput('"balance" with a part of it repaid')
  const repaid = isWhole ? given.number('balance') : given.number('repay')
  const isAmount = given.has('free_per_year')
  const freePercent = isAmount ? 100 : given.number('free_pct', norms.refinance.penalty_free_percent.value)
  const original = given.number(isAmount ? 'free_per_year' : 'original')
  const alreadyRepaid = given.number('already_repaid', 0)
  return { base: penaltyBase(norms, repaid, original, { freePercent, alreadyRepaid }).value }
}
