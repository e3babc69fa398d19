import { countMonthsBetween } from '@portal/contract/calendar-day'
import { createFigure, getAmountValue } from '../../src/figure.ts'
import { calculatePartState, planPart } from '../../src/loan-part.ts'
import type { Norms } from '../../src/norms.ts'
import { type ExampleInput, type Outcome, UnknownInput } from './example-input.ts'
import { createLoan, getPartInMonth, parseWrittenPart } from './loan.ts'

/** Monthly cost of a part with repayment or of an interest-only part. */
export function calculateMonthlyCost(
  type: 'annuity' | 'linear' | 'interest_only',
  given: ExampleInput,
): Outcome {
  const part = createLoan({
    type,
    debt: given.number('principal'),
    interest: given.number('rate_pct'),
    months: given.number('months', 360),
  })
  const { payment, interest } = getPartInMonth(part, given.number('month', 1))
  const total = payment.value
  return { monthly: total, repayment: total - interest, interest, total }
}

/** Cost of a part with savings, and the savings after each month and year. */
export function calculateSavings(given: ExampleInput): Outcome {
  const part = createLoan({
    type: 'savings',
    debt: given.number('principal'),
    interest: given.number('rate_pct'),
    months: given.number('months'),
    saved: given.number('deposit', 0),
  })
  const { schedule } = planPart(part, '2026-01-01')
  const at = (values: Float64Array, month: number) => (values[month - 1] ?? 0) / 100
  const interest = at(schedule.interest, 1)
  const premium = at(schedule.premium, 1)
  const saved = Object.fromEntries(
    Array.from({ length: part.months }, (_, index) => [`saved_${index + 1}`, at(schedule.saved, index + 1)]),
  )
  const atYearEnds = Object.fromEntries(
    Array.from({ length: Math.floor(part.months / 12) }, (_, index) => [
      `saved_year${index + 1}_end`,
      at(schedule.saved, (index + 1) * 12),
    ]),
  )
  return { interest, premium, gross: interest + premium, ...saved, ...atYearEnds }
}

/** Debt of parts after some months by type; an interest-only part by its box at that time. */
export function calculateBalances(_norms: Norms, given: ExampleInput): Outcome {
  const start = given.text('start') ?? '2026-01-01'
  const at = given.text('at')
  const between = at === null ? null : countMonthsBetween(start, at)
  const elapsed = given.number('elapsed', between ?? undefined)
  if (between !== null && between !== elapsed)
    throw new UnknownInput(`"elapsed": ${elapsed}, while ${between} months pass`)
  const parts = given.texts('parts').map(parseWrittenPart)
  if (new Set(parts.map(({ type }) => type)).size < parts.length)
    throw new UnknownInput('"parts" with two of a type')
  const outcomes = parts.flatMap(({ deductibleTo, isBox3, ...part }) => {
    const deductibleMonths =
      deductibleTo === null ? part.deductibleMonths : countMonthsBetween(start, deductibleTo)
    const then = calculatePartState(planPart({ ...part, deductibleMonths }, start), elapsed, 5)
    const debt = getAmountValue(then.debt)
    const isInBox1 = then.isDeductible && !isBox3
    return [
      [`${part.type}_balance`, debt],
      [`${part.type}_box1`, isInBox1 ? debt : 0],
      [`${part.type}_box3`, isInBox1 ? 0 : debt],
    ] as const
  })
  return Object.fromEntries(outcomes)
}

/** Current rate of the lender in an example. */
export const getMarketRate = (given: ExampleInput) =>
  createFigure('comparison_rate', given.number('market_pct'), {})
