import * as v from '@portal/contract/schema'

/** With cents as decimals: 1234.5 is € 1.234,50. */
export const Euro = v.pipe(v.number(), v.finite())
/** 3.85 is 3,85%. */
export const Percent = v.pipe(v.number(), v.finite())
/** 'YYYY-MM-DD' (FORMAT-04). */
export const IsoDate = v.pipe(v.string(), v.isoDate())
/** ISO 8601 with an offset. */
export const IsoMoment = v.pipe(v.string(), v.isoTimestamp())
export const Id = v.union([v.number(), v.pipe(v.string(), v.nonEmpty())])
export type Id = v.InferOutput<typeof Id>

/** A missing field is read as null. */
export const nullableField = <S extends v.GenericSchema>(schema: S) => v.nullish(schema, null)

/** Time, or a flag if the tenant's system has no time; empty: not seen yet (SEEN-01). */
export const SeenAt = nullableField(v.union([v.string(), v.number(), v.boolean()]))

/** When staff handled the customer's newest message about an item. Not in the specification. */
export const SeenByAdvisor = nullableField(IsoMoment)

/** Accepts any text, since a newer server may send other values. */
export const textWithKnownValues = <const T extends readonly string[]>(..._known: T) =>
  v.pipe(
    v.string(),
    v.transform((value) => value as T[number] | (string & {})),
  )

export const dataEnvelope = <S extends v.GenericSchema>(schema: S) => v.object({ data: schema })

export const WriteResult = dataEnvelope(v.object({ success: v.boolean() }))

const countParam = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^\d+$/, 'must be a number'), v.toNumber())]),
  v.integer(),
  v.minValue(1),
  v.maxValue(1000),
)

export const perPageParam = (usual: number) => v.optional(countParam, usual)

export const pageNumberParam = v.optional(countParam, 1)

export const PageMeta = v.object({
  total: v.number(),
  page: v.number(),
  per_page: v.number(),
  /** Unseen records on other pages. Not in the specification. */
  unseen_elsewhere: v.optional(v.number()),
})

/** Related data, comma-separated. */
export const includeParam = (usual: string) => v.optional(v.pipe(v.string(), v.maxLength(300)), usual)

export const CreatedResult = dataEnvelope(v.object({ success: v.boolean(), id: Id }))
