import * as v from '@portal/contract/schema'
import { amount } from './sent.ts'

/** Highest amounts that a calculation takes, in euro. Whoever sends more has mistyped, and is told so. */
export const highest = {
  /** A home, a debt, or what was saved for one. */
  total: 25_000_000,
  /** Income of a person in a year. */
  year: 13_000_000,
  /** Income, payment or premium of a month. */
  month: 1_000_000,
  /** Costs of one measure on a home. */
  measure: 1_000_000,
} as const

const upTo = (most: number) =>
  v.pipe(amount, v.maxValue(most, `must be at most ${most.toLocaleString('en')} euro`))

/** Amount of a home, a debt or savings that a calculation takes, in euro. */
export const TotalSent = upTo(highest.total)
/** Amount of a year, in euro. */
export const YearlySent = upTo(highest.year)
/** Amount of a month, in euro. */
export const MonthlySent = upTo(highest.month)
/** Costs of a measure, in euro. */
export const MeasureCostsSent = upTo(highest.measure)
