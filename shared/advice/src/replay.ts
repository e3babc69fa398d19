import * as v from 'valibot'
import { calculationNames, recalculate } from './calculate.ts'
import type { CalculationBasis } from './norms.ts'
import { getEditionDates } from './validity.ts'

/** A given advice, with everything needed to show and recalculate it. */
export const StoredAdvice = v.object({
  calculation: v.picklist(calculationNames),
  /** Day of the advice. */
  day: v.pipe(v.string(), v.isoDate()),
  /** First day of the edition of each kind of norm. */
  editions: v.record(v.string(), v.string()),
  /** Input as JSON. */
  input: v.string(),
  /** Result with figures and trace as JSON; null if none could be calculated. */
  outcome: v.nullable(v.string()),
})
export type StoredAdvice = v.InferOutput<typeof StoredAdvice>

/** Result of recalculating an advice. */
export interface ReplayResult {
  /** Whether the result is identical, byte by byte. */
  same: boolean
  /** Kinds of norms whose edition for that day has changed since. */
  otherEditions: string[]
  outcome: string
}

/** Recalculates an advice by the norms of its day. */
export function replayAdvice(
  { calculation, day, editions, input, outcome }: StoredAdvice,
  basisOn: (day: string) => CalculationBasis,
): ReplayResult {
  const basis = basisOn(day)
  const now = getEditionDates(basis.norms)
  const kinds = new Set([...Object.keys(editions), ...Object.keys(now)])
  const again = JSON.stringify(recalculate(calculation, JSON.parse(input), basis))
  return {
    same: again === outcome,
    otherEditions: [...kinds].filter((kind) => editions[kind] !== now[kind]),
    outcome: again,
  }
}
