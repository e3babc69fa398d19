import * as v from '@portal/contract/schema'

/** Amount in euro with cents as decimals, as the wire has it: 1234.5 is € 1.234,50. */
export const Euro = v.pipe(v.number(), v.finite())
/** Percentage as the wire has it: 3.85 is 3,85%. */
export const Percent = v.pipe(v.number(), v.finite())
/** Date as 'YYYY-MM-DD' (FORMAT-04). */
export const IsoDate = v.pipe(v.string(), v.isoDate())
/** Moment as ISO 8601 text with an offset. */
export const IsoMoment = v.pipe(v.string(), v.isoTimestamp())
/** Identifier of a record; a number or a text, since firms' APIs differ. */
export const Id = v.union([v.number(), v.pipe(v.string(), v.nonEmpty())])
export type Id = v.InferOutput<typeof Id>

/** A field that may be missing or null; read as null. */
export const maybe = <S extends v.GenericSchema>(schema: S) => v.nullish(schema, null)

/** Moment at which the customer saw an item, or a flag at firms that keep no moment; empty: the item is new (SEEN-01). */
export const SeenAt = maybe(v.union([v.string(), v.number(), v.boolean()]))

/** Moment at which the firm looked at the newest that the customer sent for an item; empty: not yet. Not in the specification: other firms leave it out. */
export const SeenByAdvisor = maybe(IsoMoment)

/** A text of which the portal knows some values; an unknown one from a newer server passes. */
export const oneOf = <const T extends readonly string[]>(..._known: T) =>
  v.pipe(
    v.string(),
    v.transform((value) => value as T[number] | (string & {})),
  )

/** Envelope of every tenant API answer. */
export const data = <S extends v.GenericSchema>(schema: S) => v.object({ data: schema })

/** Answer of a write that only says whether it was done. */
export const Done = data(v.object({ success: v.boolean() }))

/** A whole number from 1 to 1,000; a URL has it as text. */
const counting = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^\d+$/, 'must be a number'), v.toNumber())]),
  v.integer(),
  v.minValue(1),
  v.maxValue(1000),
)

/** Query member that says how many records an answer holds at most, 1 to 1,000. */
export const perPage = (usual: number) => v.optional(counting, usual)

/** Query member that says which page of a list is wanted; 1 is the first. */
export const pageNumber = v.optional(counting, 1)

/** Where a page of a list stands in the whole. */
export const PageMeta = v.object({
  total: v.number(),
  page: v.number(),
  per_page: v.number(),
  /** Records that the customer has not seen and that are not on this page. Not in the specification: other firms leave it out. */
  unseen_elsewhere: v.optional(v.number()),
})

/** Query member that names related data to send along, parted by commas. */
export const include = (usual: string) => v.optional(v.pipe(v.string(), v.maxLength(300)), usual)

/** Answer of a write that made a record. */
export const Created = data(v.object({ success: v.boolean(), id: Id }))
