import * as v from '@portal/contract/schema'

export type CssLength = `${number}${'px' | '%' | 'em'}`

export type ValueByWidth<T> = T | { base: T; md?: T | undefined; lg?: T | undefined }

/** Shown only in windows below or above the width of side-by-side columns. */
type WidthCondition = 'narrow' | 'wide'

export type SkeletonPart =
  /** A line of text; with `look` a circle or a whole card. */
  | {
      kind: 'bar'
      w?: ValueByWidth<CssLength> | undefined
      h?: ValueByWidth<CssLength> | undefined
      look?: 'card' | 'table' | 'round' | undefined
    }
  /** A container: card, screen head, or coloured surface. */
  | {
      kind: 'card' | 'summary' | 'surface'
      minH?: ValueByWidth<CssLength> | undefined
      parts: SkeletonPart[]
    }
  /** Blocks stacked vertically with the spacing of a screen. */
  | { kind: 'rows'; only?: WidthCondition | undefined; parts: SkeletonPart[] }
  /** Blocks side by side: fractions of the width, or lengths. */
  | { kind: 'columns'; at: ValueByWidth<(number | CssLength)[]>; parts: SkeletonPart[] }

/**
 * Skeleton of a screen: no texts or figures. The page server renders it before the screen's code loads, and the screen
 * shows it while it waits for data.
 */
export type ScreenSkeleton = SkeletonPart[]

const Measure = v.pipe(
  v.string(),
  v.regex(/^\d{1,4}(\.\d{1,2})?(px|%|em)$/),
  v.transform((text) => text as CssLength),
)
const byWidth = <T>(value: v.GenericSchema<unknown, T>): v.GenericSchema<unknown, ValueByWidth<T>> =>
  v.union([value, v.strictObject({ base: value, md: v.optional(value), lg: v.optional(value) })])
const measures = v.optional(byWidth(Measure))
const tracks = byWidth(v.array(v.union([v.pipe(v.number(), v.minValue(1), v.maxValue(24)), Measure])))

const Bar = v.object({
  kind: v.literal('bar'),
  w: measures,
  h: measures,
  look: v.optional(v.picklist(['card', 'table', 'round'])),
})
/** Creates the schema of a block that contains other blocks. */
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
export const ScreenSkeleton: v.GenericSchema<unknown, SkeletonPart[]> = v.array(
  holding(holding(holding(holding(Bar)))),
)
