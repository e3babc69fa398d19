import * as v from '@portal/contract/valibot'

export type CssLength = `${number}${'px' | '%' | 'em'}`

export type ValueByWidth<T> = T | { base: T; md?: T | undefined; lg?: T | undefined }

/** 'wide' is the width from which columns are side by side, 'narrow' any smaller width. */
type WidthCondition = 'narrow' | 'wide'

export type SkeletonPart =
  /** A line of text. `look` makes it a circle, a card or a table. */
  | {
      kind: 'bar'
      w?: ValueByWidth<CssLength> | undefined
      h?: ValueByWidth<CssLength> | undefined
      look?: 'card' | 'table' | 'round' | undefined
    }
  /** A card, the head of a screen, or a coloured surface. */
  | {
      kind: 'card' | 'summary' | 'surface'
      minH?: ValueByWidth<CssLength> | undefined
      parts: SkeletonPart[]
    }
  | { kind: 'rows'; only?: WidthCondition | undefined; parts: SkeletonPart[] }
  /** Columns side by side. `at` has a fraction of the width or a CSS length for each. */
  | { kind: 'columns'; at: ValueByWidth<(number | CssLength)[]>; parts: SkeletonPart[] }

/** Shapes without texts that a page shows until the code and data of a screen have loaded. */
export type ScreenSkeleton = SkeletonPart[]

const CssLengthField = v.pipe(
  v.string(),
  v.regex(/^\d{1,4}(\.\d{1,2})?(px|%|em)$/),
  v.transform((text) => text as CssLength),
)
const createValueByWidthSchema = <T>(
  value: v.GenericSchema<unknown, T>,
): v.GenericSchema<unknown, ValueByWidth<T>> =>
  v.union([value, v.strictObject({ base: value, md: v.optional(value), lg: v.optional(value) })])
const optionalLengthField = v.optional(createValueByWidthSchema(CssLengthField))
const columnWidthsField = createValueByWidthSchema(
  v.array(v.union([v.pipe(v.number(), v.minValue(1), v.maxValue(24)), CssLengthField])),
)

const SkeletonBar = v.object({
  kind: v.literal('bar'),
  w: optionalLengthField,
  h: optionalLengthField,
  look: v.optional(v.picklist(['card', 'table', 'round'])),
})
const createContainerSchema = (
  part: v.GenericSchema<unknown, SkeletonPart>,
): v.GenericSchema<unknown, SkeletonPart> => {
  const parts = v.array(part)
  return v.union([
    SkeletonBar,
    v.object({ kind: v.picklist(['card', 'summary', 'surface']), minH: optionalLengthField, parts }),
    v.object({ kind: v.literal('rows'), only: v.optional(v.picklist(['narrow', 'wide'])), parts }),
    v.object({ kind: v.literal('columns'), at: columnWidthsField, parts }),
  ])
}

/** Schema of a skeleton. Parts can be nested five levels deep. */
export const ScreenSkeleton: v.GenericSchema<unknown, SkeletonPart[]> = v.array(
  createContainerSchema(createContainerSchema(createContainerSchema(createContainerSchema(SkeletonBar)))),
)
