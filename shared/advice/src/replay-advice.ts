import * as v from 'valibot'
import { calculateStoredInput, calculationNames } from './calculate.ts'
import { getEditionStartDates } from './norm-validity.ts'
import type { CalculationBasis } from './norms.ts'

/** An advice with all data that is needed to recalculate it. */
export const StoredAdvice = v.object({
  calculation: v.picklist(calculationNames),
  /** Day of the advice. */
  day: v.pipe(v.string(), v.isoDate()),
  /** First day of the norm edition of each kind. */
  editions: v.record(v.string(), v.string()),
  /** Input of the calculation, as JSON. */
  input: v.string(),
  /** Result with figures and trace, as JSON; null if there was no result. */
  outcome: v.nullable(v.string()),
})
export type StoredAdvice = v.InferOutput<typeof StoredAdvice>

export interface ReplayResult {
  /** Whether the recalculated result equals the stored JSON text. */
  same: boolean
  /** Kinds of norms whose edition for the day of the advice is now a different one. */
  otherEditions: string[]
  outcome: string
}

/** Recalculates an advice with the norms of its day. */
export function replayAdvice(
  { calculation, day, editions, input, outcome }: StoredAdvice,
  getBasis: (day: string) => CalculationBasis,
): ReplayResult {
  const basis = getBasis(day)
  const now = getEditionStartDates(basis.norms)
  const kinds = new Set([...Object.keys(editions), ...Object.keys(now)])
  const again = JSON.stringify(calculateStoredInput(calculation, JSON.parse(input), basis))
  return {
    same: again === outcome,
    otherEditions: [...kinds].filter((kind) => editions[kind] !== now[kind]),
    outcome: again,
  }
}
