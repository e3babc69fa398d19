import * as v from '@portal/contract/schema'
import { get } from './call.ts'
import { data, Id, maybe, PageMeta, pageNumber, perPage } from './wire.ts'

/** A lender in the HDN message network (ENTITY-14). `sender_name` is the name to show. */
export const Lender = v.object({
  id: Id,
  hdn_code: v.string(),
  is_receiver: maybe(v.boolean()),
  is_sender: maybe(v.boolean()),
  min_hdn_version: maybe(v.string()),
  max_hdn_version: maybe(v.string()),
  receiver_name: maybe(v.string()),
  sender_name: maybe(v.string()),
})
export type Lender = v.InferOutput<typeof Lender>

/** A product of a lender (ENTITY-15). */
export const LenderLabel = v.object({
  id: Id,
  company_id: Id,
  hdn_code: v.string(),
  name: v.string(),
  product_id: maybe(Id),
})
export type LenderLabel = v.InferOutput<typeof LenderLabel>

/** Reads all lenders, by name (API-39). */
export const getLenders = get('/customer/hdn/company', {
  key: 'LENDER',
  query: { perPage: perPage(1000), page: pageNumber },
  answer: v.object({ data: v.array(Lender), meta: v.optional(PageMeta) }),
  summary: 'All lenders (API-39, ENTITY-14).',
})

/** Reads the products of a lender (API-40). */
export const getLenderLabels = get('/customer/hdn/company/by_hdn_code/{code}/labels', {
  key: 'LENDER_LABEL',
  params: { code: v.pipe(v.string(), v.maxLength(20)) },
  answer: data(v.array(LenderLabel)),
  summary: 'The products of a lender (API-40, ENTITY-15).',
})

/** Reads a lender's logo from the calculation service, with the tenant's interest-list key (API-59). 404 without a logo. */
export const getLenderImage = get('/lender/{code}/image', {
  base: 'advice',
  access: 'public',
  params: { code: v.pipe(v.string(), v.maxLength(20)) },
  query: { key: v.optional(v.pipe(v.string(), v.maxLength(100)), '') },
  answer: v.instance(Blob),
  answers: 'file',
  summary: "A lender's logo (API-59).",
})
