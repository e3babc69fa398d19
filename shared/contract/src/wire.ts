import * as v from '@portal/contract/valibot'

/** Amount in euro, with cents as decimals: 1234.5 is € 1.234,50. */
export const Euro = v.pipe(v.number(), v.finite())
/** Percentage: 3.85 is 3,85%. */
export const Percent = v.pipe(v.number(), v.finite())
/** Date in the format 'YYYY-MM-DD' (FORMAT-04). */
export const IsoDate = v.pipe(v.string(), v.isoDate())
/** ISO 8601 timestamp with an offset. */
export const IsoMoment = v.pipe(v.string(), v.isoTimestamp())
export const Id = v.union([v.number(), v.pipe(v.string(), v.nonEmpty())])
export type Id = v.InferOutput<typeof Id>

/** Makes a field nullable. A missing field becomes null. */
export const nullableField = <S extends v.GenericSchema>(schema: S) => v.nullish(schema, null)

/** Time when a record was seen, or a flag if the tenant's system stores no time; empty if not seen yet (SEEN-01). */
export const SeenAtField = nullableField(v.union([v.string(), v.number(), v.boolean()]))

/** Time when staff handled the customer's newest message about a record. Not in the specification. */
export const SeenByAdvisorField = nullableField(IsoMoment)

/** Any text with known values for the type. A newer server may send other values. */
export const createKnownValuesField = <const T extends readonly string[]>(..._known: T) =>
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

export const createPerPageParam = (usual: number) => v.optional(countParam, usual)

export const pageNumberParam = v.optional(countParam, 1)

export const PaginationMeta = v.object({
  total: v.number(),
  page: v.number(),
  per_page: v.number(),
  /** Number of unseen records on the other pages of the list. Not in the specification. */
  unseen_elsewhere: v.optional(v.number()),
})

/** Query parameter `include`: names of related data, separated by commas. */
export const createIncludeParam = (usual: string) => v.optional(v.pipe(v.string(), v.maxLength(300)), usual)

export const CreatedResult = dataEnvelope(v.object({ success: v.boolean(), id: Id }))
