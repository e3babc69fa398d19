import * as v from '@portal/contract/schema'

export type CssLength = `${number}${'px' | '%' | 'em'}`

export type ValueByWidth<T> = T | { base: T; md?: T | undefined; lg?: T | undefined }

/** Below or above the width of side-by-side columns. */
type WidthCondition = 'narrow' | 'wide'

export type SkeletonPart =
  /** A line of text; with `look` a circle or a whole card. */
  | {
      kind: 'bar'
      w?: ValueByWidth<CssLength> | undefined
      h?: ValueByWidth<CssLength> | undefined
      look?: 'card' | 'table' | 'round' | undefined
    }
  /** Card, screen head, or coloured surface. */
  | {
      kind: 'card' | 'summary' | 'surface'
      minH?: ValueByWidth<CssLength> | undefined
      parts: SkeletonPart[]
    }
  | { kind: 'rows'; only?: WidthCondition | undefined; parts: SkeletonPart[] }
  /** Side by side: fractions of the width, or lengths. */
  | { kind: 'columns'; at: ValueByWidth<(number | CssLength)[]>; parts: SkeletonPart[] }

/** Placeholder shapes without texts, rendered before the screen's code or data has loaded. */
export type ScreenSkeleton = SkeletonPart[]

const CssLengthField = v.pipe(
  v.string(),
  v.regex(/^\d{1,4}(\.\d{1,2})?(px|%|em)$/),
  v.transform((text) => text as CssLength),
)
const valueByWidth = <T>(value: v.GenericSchema<unknown, T>): v.GenericSchema<unknown, ValueByWidth<T>> =>
  v.union([value, v.strictObject({ base: value, md: v.optional(value), lg: v.optional(value) })])
const optionalLength = v.optional(valueByWidth(CssLengthField))
const columnWidths = valueByWidth(
  v.array(v.union([v.pipe(v.number(), v.minValue(1), v.maxValue(24)), CssLengthField])),
)

const SkeletonBar = v.object({
  kind: v.literal('bar'),
  w: optionalLength,
  h: optionalLength,
  look: v.optional(v.picklist(['card', 'table', 'round'])),
})
const containerOf = (
  part: v.GenericSchema<unknown, SkeletonPart>,
): v.GenericSchema<unknown, SkeletonPart> => {
  const parts = v.array(part)
  return v.union([
    SkeletonBar,
    v.object({ kind: v.picklist(['card', 'summary', 'surface']), minH: optionalLength, parts }),
    v.object({ kind: v.literal('rows'), only: v.optional(v.picklist(['narrow', 'wide'])), parts }),
    v.object({ kind: v.literal('columns'), at: columnWidths, parts }),
  ])
}

/** Nested at most five deep. */
export const ScreenSkeleton: v.GenericSchema<unknown, SkeletonPart[]> = v.array(
  containerOf(containerOf(containerOf(containerOf(SkeletonBar)))),
)
