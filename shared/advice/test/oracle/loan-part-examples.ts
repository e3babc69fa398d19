import { countMonthsBetween } from '@portal/contract/calendar-day'
import { createFigure, getAmountValue } from '../../src/figure.ts'
import { calculatePartState, schedulePart } from '../../src/loan-part.ts'
import type { Norms } from '../../src/norms.ts'
import { type ExampleInput, type Outcome, UnknownInput } from './example-input.ts'
import { createExampleLoanPart, getPartInMonth, parseExamplePart } from './example-loan-part.ts'

export function calculateMonthlyCost(
  type: 'annuity' | 'linear' | 'interest_only',
  given: ExampleInput,
): Outcome {
  const part = createExampleLoanPart({
    type,
    debt: given.number('principal'),
    interest: given.number('rate_pct'),
    months: given.number('months', 360),
  })
  const { payment, interest } = getPartInMonth(part, given.number('month', 1))
  const total = payment.value
  return { monthly: total, repayment: total - interest, interest, total }
}

/** Monthly cost of a part with savings, and the savings by month and year. */
export function calculateExampleSavings(given: ExampleInput): Outcome {
  const part = createExampleLoanPart({
    type: 'savings',
    debt: given.number('principal'),
    interest: given.number('rate_pct'),
    months: given.number('months'),
    saved: given.number('deposit', 0),
  })
  const { schedule } = schedulePart(part, '2026-01-01')
  const getEuroInMonth = (values: Float64Array, month: number) => (values[month - 1] ?? 0) / 100
  const interest = getEuroInMonth(schedule.interest, 1)
  const premium = getEuroInMonth(schedule.premium, 1)
  const saved = Object.fromEntries(
    Array.from({ length: part.months }, (_, index) => [
      `saved_${index + 1}`,
      getEuroInMonth(schedule.saved, index + 1),
    ]),
  )
  const atYearEnds = Object.fromEntries(
    Array.from({ length: Math.floor(part.months / 12) }, (_, index) => [
      `saved_year${index + 1}_end`,
      getEuroInMonth(schedule.saved, (index + 1) * 12),
    ]),
  )
  return { interest, premium, gross: interest + premium, ...saved, ...atYearEnds }
}

/** Debt of parts after some months, by type; interest-only parts by tax box. */
export function calculateExampleBalances(_norms: Norms, given: ExampleInput): Outcome {
  const start = given.text('start') ?? '2026-01-01'
  const at = given.text('at')
  const between = at === null ? null : countMonthsBetween(start, at)
  const elapsed = given.number('elapsed', between ?? undefined)
  if (between !== null && between !== elapsed)
    throw new UnknownInput(`"elapsed": ${elapsed}, while ${between} months pass`)
  const parts = given.texts('parts').map(parseExamplePart)
  if (new Set(parts.map(({ type }) => type)).size < parts.length)
    throw new UnknownInput('"parts" with two of a type')
  const outcomes = parts.flatMap(({ deductibleTo, isBox3, ...part }) => {
    const deductibleMonths =
      deductibleTo === null ? part.deductibleMonths : countMonthsBetween(start, deductibleTo)
    const then = calculatePartState(schedulePart({ ...part, deductibleMonths }, start), elapsed, 5)
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

export const getExampleLenderRate = (given: ExampleInput) =>
  createFigure('comparison_rate', given.number('market_pct'), {})
