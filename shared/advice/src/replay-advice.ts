import * as v from 'valibot'
import { calculationNames, recalculate } from './calculate.ts'
import { getEditionDates } from './norm-validity.ts'
import type { CalculationBasis } from './norms.ts'

/** An advice with everything needed to recalculate it. */
export const StoredAdvice = v.object({
  calculation: v.picklist(calculationNames),
  /** Day of the advice. */
  day: v.pipe(v.string(), v.isoDate()),
  /** First day of the norm edition of each kind. */
  editions: v.record(v.string(), v.string()),
  /** JSON. */
  input: v.string(),
  /** JSON with figures and trace; null if there was no result. */
  outcome: v.nullable(v.string()),
})
export type StoredAdvice = v.InferOutput<typeof StoredAdvice>

export interface ReplayResult {
  /** Whether the JSON is identical. */
  same: boolean
  /** Kinds of norms that have another edition for that day now. */
  otherEditions: string[]
  outcome: string
}

/** Recalculates an advice with the norms of its day. */
export function replayAdvice(
  { calculation, day, editions, input, outcome }: StoredAdvice,
  getBasis: (day: string) => CalculationBasis,
): ReplayResult {
  const basis = getBasis(day)
  const now = getEditionDates(basis.norms)
  const kinds = new Set([...Object.keys(editions), ...Object.keys(now)])
  const again = JSON.stringify(recalculate(calculation, JSON.parse(input), basis))
  return {
    same: again === outcome,
    otherEditions: [...kinds].filter((kind) => editions[kind] !== now[kind]),
    outcome: again,
  }
}
