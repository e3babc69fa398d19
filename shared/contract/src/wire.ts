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

/** A field that may be missing or null; read as null. */
export const maybe = <S extends v.GenericSchema>(schema: S) => v.nullish(schema, null)

/** When the customer saw an item, or a flag at tenants without the time; empty: new (SEEN-01). */
export const SeenAt = maybe(v.union([v.string(), v.number(), v.boolean()]))

/**
 * When staff handled the newest message of the customer about an item; empty: not yet. Not in the specification: other
 * servers omit it.
 */
export const SeenByAdvisor = maybe(IsoMoment)

/** A text with known values; unknown ones of a newer server pass. */
export const oneOf = <const T extends readonly string[]>(..._known: T) =>
  v.pipe(
    v.string(),
    v.transform((value) => value as T[number] | (string & {})),
  )

/** Envelope of every tenant API response. */
export const data = <S extends v.GenericSchema>(schema: S) => v.object({ data: schema })

/** Response of a write without data. */
export const Done = data(v.object({ success: v.boolean() }))

/** A whole number from 1 to 1,000, as text in URLs. */
const counting = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^\d+$/, 'must be a number'), v.toNumber())]),
  v.integer(),
  v.minValue(1),
  v.maxValue(1000),
)

/** Query parameter: maximum number of records in a response, 1 to 1,000. */
export const perPage = (usual: number) => v.optional(counting, usual)

/** Query parameter: page of a list, from 1. */
export const pageNumber = v.optional(counting, 1)

/** Position of a page in the whole list. */
export const PageMeta = v.object({
  total: v.number(),
  page: v.number(),
  per_page: v.number(),
  /** Number of unseen records on other pages. Not in the specification: other servers omit it. */
  unseen_elsewhere: v.optional(v.number()),
})

/** Query parameter: related data to include, comma-separated. */
export const include = (usual: string) => v.optional(v.pipe(v.string(), v.maxLength(300)), usual)

/** Response of a write that created a record. */
export const Created = data(v.object({ success: v.boolean(), id: Id }))
