import * as v from '@portal/contract/schema'
import type { ByWidth, Length, ScreenSkeleton as Parts, SkeletonPart } from './skeleton.ts'

const Measure = v.pipe(
  v.string(),
  v.regex(/^\d{1,4}(\.\d{1,2})?(px|%|em)$/),
  v.transform((text) => text as Length),
)
const byWidth = <T>(value: v.GenericSchema<unknown, T>): v.GenericSchema<unknown, ByWidth<T>> =>
  v.union([value, v.strictObject({ base: value, md: v.optional(value), lg: v.optional(value) })])
const measures = v.optional(byWidth(Measure))
const tracks = byWidth(v.array(v.union([v.pipe(v.number(), v.minValue(1), v.maxValue(24)), Measure])))

const Bar = v.object({
  kind: v.literal('bar'),
  w: measures,
  h: measures,
  look: v.optional(v.picklist(['card', 'table', 'round'])),
})
/** A block that contains other blocks. */
const holding = (part: v.GenericSchema<unknown, SkeletonPart>): v.GenericSchema<unknown, SkeletonPart> => {
  const parts = v.array(part)
  return v.union([
    Bar,
    v.object({ kind: v.picklist(['card', 'summary', 'surface']), minH: measures, parts }),
    v.object({ kind: v.literal('rows'), only: v.optional(v.picklist(['narrow', 'wide'])), parts }),
    v.object({ kind: v.literal('columns'), at: tracks, parts }),
  ])
}

/** Schema of a skeleton in the registry: nested at most five deep, with plain CSS lengths. */
export const ScreenSkeleton: v.GenericSchema<unknown, Parts> = v.array(
  holding(holding(holding(holding(Bar)))),
)
