import { countMonthsBetween } from '@portal/time/calendar-day'
import { createFigure, getAmountValue } from '../../src/figure.ts'
import { calculatePartState, createScheduledPart } from '../../src/loan-part.ts'
import type { Norms } from '../../src/norms.ts'
import { type ExampleInput, type ExampleOutcome, UnknownInputError } from './example-input.ts'
import { createExampleLoanPart, getPartInMonth, parseExamplePart } from './example-loan-part.ts'

export function calculateExampleMonthlyCost(
  type: 'annuity' | 'linear' | 'interest_only',
  given: ExampleInput,
): ExampleOutcome {
  const part = createExampleLoanPart({
    type,
    debt: given.getNumber('principal'),
    interest: given.getNumber('rate_pct'),
    months: given.getNumber('months', 360),
  })
  const { payment, interest } = getPartInMonth(part, given.getNumber('month', 1))
  const total = payment.value
  return { monthly: total, repayment: total - interest, interest, total }
}

/** Calculates the monthly cost of a part with savings, and the savings by month and year. */
export function calculateExampleSavings(given: ExampleInput): ExampleOutcome {
  const part = createExampleLoanPart({
    type: 'savings',
    debt: given.getNumber('principal'),
    interest: given.getNumber('rate_pct'),
    months: given.getNumber('months'),
    saved: given.getNumber('deposit', 0),
  })
  const { schedule } = createScheduledPart(part, '2026-01-01')
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

/** Calculates the debt of parts after some months: by type, and for interest-only parts by tax box. */
export function calculateExampleBalances(_norms: Norms, given: ExampleInput): ExampleOutcome {
  const start = given.getText('start') ?? '2026-01-01'
  const at = given.getText('at')
  const between = at === null ? null : countMonthsBetween(start, at)
  const elapsed = given.getNumber('elapsed', between ?? undefined)
  if (between !== null && between !== elapsed)
    throw new UnknownInputError(`"elapsed": ${elapsed}, while ${between} months pass`)
  const parts = given.getTexts('parts').map(parseExamplePart)
  if (new Set(parts.map(({ type }) => type)).size < parts.length)
    throw new UnknownInputError('"parts" with two of a type')
  const outcomes = parts.flatMap(({ deductibleTo, isBox3, ...part }) => {
    const deductibleMonths =
      deductibleTo === null ? part.deductibleMonths : countMonthsBetween(start, deductibleTo)
    const then = calculatePartState(createScheduledPart({ ...part, deductibleMonths }, start), elapsed, 5)
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
  createFigure('comparison_rate', given.getNumber('market_pct'), {})
