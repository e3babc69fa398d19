import { figure, numberOf } from '../../src/figure.ts'
import { type LoanPart, partAt, planPart } from '../../src/loan-part.ts'
import { partPenalty, penaltyBase } from '../../src/penalty.ts'
import { firstMonth, type Given, given, loan, normsOf, type Outcome } from './given.ts'

function penaltySteps(input: Given): Outcome {
  const norms = normsOf(2026)
  const market = figure('comparison_rate', given(input, 'market_pct'), {})
  const until = (fixedMonths: number) =>
    partPenalty(
      norms,
      loan({
        type: 'interest_only',
        debt: given(input, 'balance'),
        interest: given(input, 'rate_pct'),
        fixedMonths,
      }),
      market,
      0,
    ).value
  const difference = (given(input, 'balance') * (given(input, 'rate_pct') - market.value)) / 1200
  return {
    monthly_diff: difference,
    pv_month60: until(60) - until(59),
    pv_month59: until(59) - until(58),
    undiscounted: difference * given(input, 'months'),
    pv_total_derived: until(60),
  }
}

function savings(input: Given): Outcome {
  const part = loan({
    type: 'savings',
    debt: given(input, 'principal'),
    interest: given(input, 'rate_pct'),
    months: given(input, 'months'),
  })
  const { schedule } = planPart(part, '2026-01-01')
  const at = (values: Float64Array, month: number) => (values[month - 1] ?? 0) / 100
  const interest = at(schedule.interest, 1)
  const premium = at(schedule.premium, 1)
  return {
    interest,
    premium,
    gross: interest + premium,
    saved_1: at(schedule.saved, 1),
    saved_2: at(schedule.saved, 2),
    saved_12: at(schedule.saved, 12),
    saved_year29_end: at(schedule.saved, 348),
  }
}

/** What is left of the three parts of the projection, the interest-only one by the box it is in then. */
function balances(elapsed: number): Outcome {
  const left = (part: LoanPart) => partAt(planPart(part, '2026-01-01'), elapsed, 5)
  const interestOnly = left(
    loan({ type: 'interest_only', debt: 145_000, interest: 4, months: 240, deductibleMonths: 240 }),
  )
  return {
    annuity_balance: numberOf(left(loan({ debt: 120_000, interest: 5 })).debt),
    linear_balance: numberOf(left(loan({ type: 'linear', debt: 85_000, interest: 3, months: 300 })).debt),
    interest_only_box1: interestOnly.isDeductible ? numberOf(interestOnly.debt) : 0,
    interest_only_box3: interestOnly.isDeductible ? 0 : numberOf(interestOnly.debt),
  }
}

/** Works out an example about parts of a loan; null for one about something else. */
export function partCase(kind: string, input: Given): Outcome | null {
  const principal = given(input, 'principal')
  const interest = given(input, 'rate_pct')
  const months = given(input, 'months')
  switch (kind) {
    case 'annuity':
      return { monthly: firstMonth(loan({ debt: principal, interest, months })).payment.value }
    case 'linear': {
      const then = firstMonth(loan({ type: 'linear', debt: principal, interest, months }))
      return {
        repayment: then.payment.value - then.interest,
        interest: then.interest,
        total: then.payment.value,
      }
    }
    case 'interest_only':
      return { monthly: firstMonth(loan({ type: 'interest_only', debt: principal, interest })).payment.value }
    case 'savings':
      return savings(input)
    case 'balance':
      return balances(given(input, 'elapsed'))
    case 'penalty':
      return penalty(input)
    case 'penalty_steps':
      return penaltySteps(input)
    case 'penalty_base':
      return penaltyBaseOf(input)
    default:
      return null
  }
}

function penalty(input: Given): Outcome {
  const interest = given(input, 'rate_pct')
  const market = figure('comparison_rate', given(input, 'market_pct'), {})
  const debt = given(input, 'balance')
  const part = loan({ type: 'interest_only', debt, interest, fixedMonths: given(input, 'months') })
  const base = penaltyBase(normsOf(2026), debt, debt).value
  return {
    monthly_diff: (base * (interest - market.value)) / 1200,
    penalty: partPenalty(normsOf(2026), part, market).value,
  }
}

function penaltyBaseOf(input: Given): Outcome {
  const isWhole = String(input.repay) === 'all'
  const free = given(input, 'free_per_year')
  const original = free ? free * 10 : given(input, 'original')
  const repaid = isWhole ? given(input, 'balance') : given(input, 'repay')
  const terms = {
    freePercent: free ? 10 : given(input, 'free_pct'),
    alreadyRepaid: given(input, 'already_repaid'),
  }
  return { base: penaltyBase(normsOf(2026), repaid, original, terms).value }
}
