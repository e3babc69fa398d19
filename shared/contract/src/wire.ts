import * as v from '@portal/contract/schema'

/** Amount in euro with cents as decimals, as the wire has it: 1234.5 is € 1.234,50. */
export const Euro = v.pipe(v.number(), v.finite())
/** Percentage as the wire has it: 3.85 is 3,85%. */
export const Percent = v.pipe(v.number(), v.finite())
/** Date as 'YYYY-MM-DD' (FORMAT-04). */
export const IsoDate = v.pipe(v.string(), v.isoDate())
/** Moment as ISO 8601 text with an offset. */
export const IsoMoment = v.pipe(v.string(), v.isoTimestamp())
/** Id of a record; a number or text, since servers differ. */
export const Id = v.union([v.number(), v.pipe(v.string(), v.nonEmpty())])
export type Id = v.InferOutput<typeof Id>

/** Makes a field nullable and optional; a missing field is read as null. */
export const nullableField = <S extends v.GenericSchema>(schema: S) => v.nullish(schema, null)

/**
 * Time at which the customer saw an item, or a flag if the tenant's system does not record the time; empty: new
 * (SEEN-01).
 */
export const SeenAt = nullableField(v.union([v.string(), v.number(), v.boolean()]))

/**
 * Time at which staff handled the customer's newest message about an item; empty: not yet. Not in the specification:
 * other servers omit it.
 */
export const SeenByAdvisor = nullableField(IsoMoment)

/** Accepts any text; the known values are documentation, since a newer server may send others. */
export const oneOf = <const T extends readonly string[]>(..._known: T) =>
  v.pipe(
    v.string(),
    v.transform((value) => value as T[number] | (string & {})),
  )

/** Envelope of every tenant API response. */
export const dataEnvelope = <S extends v.GenericSchema>(schema: S) => v.object({ data: schema })

export const WriteResult = dataEnvelope(v.object({ success: v.boolean() }))

/** A whole number from 1 to 1,000 in a URL. */
const countParam = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^\d+$/, 'must be a number'), v.toNumber())]),
  v.integer(),
  v.minValue(1),
  v.maxValue(1000),
)

/** Query parameter: maximum number of records in a response, 1 to 1,000. */
export const perPageParam = (usual: number) => v.optional(countParam, usual)

/** Query parameter: page of a list, from 1. */
export const pageNumberParam = v.optional(countParam, 1)

export const PageMeta = v.object({
  total: v.number(),
  page: v.number(),
  per_page: v.number(),
  /** Number of unseen records on other pages. Not in the specification: other servers omit it. */
  unseen_elsewhere: v.optional(v.number()),
})

/** Query parameter: related data to include, comma-separated. */
export const includeParam = (usual: string) => v.optional(v.pipe(v.string(), v.maxLength(300)), usual)

export const CreatedResult = dataEnvelope(v.object({ success: v.boolean(), id: Id }))
