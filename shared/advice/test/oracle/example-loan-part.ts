import { calculatePartState, createScheduledPart, type LoanPart } from '../../src/loan-part.ts'
import { UnknownInputError } from './example-input.ts'

export const createExampleLoanPart = (change: Partial<LoanPart>): LoanPart => ({
  type: 'annuity',
  debt: 0,
  original: change.debt ?? 0,
  saved: 0,
  premium: null,
  interest: 0,
  returnRate: null,
  months: 360,
  deductibleMonths: 360,
  fixedMonths: 360,
  ...change,
})

/** Calculates the state of a part in a month of its term, from 1. */
export const getPartInMonth = (part: LoanPart, month = 1) =>
  calculatePartState(createScheduledPart(part, '2026-01-01'), month - 1, 5)

/** A loan part in the notation of the examples. */
export interface ExamplePart extends LoanPart {
  isBox3: boolean
  originalMonths: number
  /** Date until which interest is deductible; null if not stated. */
  deductibleTo: string | null
}

const repaymentTypeByNotation: Readonly<Record<string, LoanPart['type']>> = {
  annuity: 'annuity',
  linear: 'linear',
  'interest-only': 'interest_only',
  savings: 'savings',
}
const partNotation = {
  amount: /^(\d+(?:\.\d+)?)(k?)$/,
  type: new RegExp(`^(${Object.keys(repaymentTypeByNotation).join('|')})$`),
  box: /^box([13])$/,
  rate: /^(\d+(?:\.\d+)?)%$/,
  months: /^(\d+)m(?: left)?$/,
  original: /^\(org (\d+)\)$/,
  fixed: /^rvp(\d+)$/,
  deductible: /^deductible to (\d{4}-\d{2}-\d{2})$/,
}

/** Parses a part such as '150k annuity box1 3.5% 300m left (org 360) rvp120'. */
export function parseExamplePart(text: string): ExamplePart {
  const words = text.match(/\(org \d+\)|deductible to \S+|\d+m left|[^\s,]+/g) ?? []
  const matches: Partial<Record<keyof typeof partNotation, RegExpMatchArray>> = {}
  for (const one of words) {
    const kind = (Object.keys(partNotation) as (keyof typeof partNotation)[]).find((name) =>
      partNotation[name].test(one),
    )
    const match = kind && one.match(partNotation[kind])
    if (!match || matches[kind]) throw new UnknownInputError(`"${one}" of the part "${text}"`)
    matches[kind] = match
  }
  const { amount, type, rate, months, original, fixed, box, deductible } = matches
  if (!amount || !type || !rate || !months) throw new UnknownInputError(`the part "${text}" is not whole`)
  const left = Number(months[1])
  return {
    ...createExampleLoanPart({
      type: repaymentTypeByNotation[type[1] ?? ''] ?? 'annuity',
      debt: Number(amount[1]) * (amount[2] ? 1000 : 1),
      interest: Number(rate[1]),
      months: left,
      fixedMonths: Number(fixed?.[1] ?? 360),
    }),
    isBox3: box?.[1] === '3',
    originalMonths: Number(original?.[1] ?? left),
    deductibleTo: deductible?.[1] ?? null,
  }
}
