import * as v from 'valibot'
import { calculations, recalculate } from './calculate.ts'
import type { Basis } from './norms.ts'
import { editionsOf } from './validity.ts'

/** An advice as it was given: with this it can be shown again, and worked out again. */
export const StoredAdvice = v.object({
  calculation: v.picklist(calculations),
  /** Day on which it was given. */
  day: v.pipe(v.string(), v.isoDate()),
  /** First day of the edition of each kind of norm. */
  editions: v.record(v.string(), v.string()),
  /** What it was worked out from, as JSON. */
  input: v.string(),
  /** What came out, with figures and trace, as JSON; null where nothing could be worked out. */
  outcome: v.nullable(v.string()),
})
export type StoredAdvice = v.InferOutput<typeof StoredAdvice>

/** What comes of working an advice out again. */
export interface Replayed {
  /** Whether the very same comes out, to the byte. */
  same: boolean
  /** Kinds of norms of which another edition counts now for that day. */
  otherEditions: string[]
  outcome: string
}

/** Works an advice out again by the norms of its day. */
export function replay(
  { calculation, day, editions, input, outcome }: StoredAdvice,
  basisOn: (day: string) => Basis,
): Replayed {
  const basis = basisOn(day)
  const now = editionsOf(basis.norms)
  const kinds = new Set([...Object.keys(editions), ...Object.keys(now)])
  const again = JSON.stringify(recalculate(calculation, JSON.parse(input), basis))
  return {
    same: again === outcome,
    otherEditions: [...kinds].filter((kind) => editions[kind] !== now[kind]),
    outcome: again,
  }
}
