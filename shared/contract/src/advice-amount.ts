import * as v from '@portal/contract/schema'
import { amount } from './sent.ts'

/** Maximum amounts that calculations accept, in euro. Higher ones are rejected as typing errors. */
export const highest = {
  /** A home, a debt, or savings for one. */
  total: 25_000_000,
  /** Yearly income of a person. */
  year: 13_000_000,
  /** Monthly income, payment or premium. */
  month: 1_000_000,
  /** Costs of one measure on a home. */
  measure: 1_000_000,
} as const

const upTo = (most: number) =>
  v.pipe(amount, v.maxValue(most, `must be at most ${most.toLocaleString('en')} euro`))

/** Amount of a home, debt or savings, in euro. */
export const TotalSent = upTo(highest.total)
/** Yearly amount, in euro. */
export const YearlySent = upTo(highest.year)
/** Monthly amount, in euro. */
export const MonthlySent = upTo(highest.month)
/** Costs of a measure, in euro. */
export const MeasureCostsSent = upTo(highest.measure)
