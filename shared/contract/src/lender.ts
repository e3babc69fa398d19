import * as v from '@portal/contract/schema'
import { get } from './call.ts'
import { dataEnvelope, Id, nullableField, PageMeta, pageNumberParam, perPageParam } from './wire.ts'

/** A lender in the HDN network (ENTITY-14). Show `sender_name`. */
export const Lender = v.object({
  id: Id,
  hdn_code: v.string(),
  is_receiver: nullableField(v.boolean()),
  is_sender: nullableField(v.boolean()),
  min_hdn_version: nullableField(v.string()),
  max_hdn_version: nullableField(v.string()),
  receiver_name: nullableField(v.string()),
  sender_name: nullableField(v.string()),
})
export type Lender = v.InferOutput<typeof Lender>

export const LenderLabel = v.object({
  id: Id,
  company_id: Id,
  hdn_code: v.string(),
  name: v.string(),
  product_id: nullableField(Id),
})
export type LenderLabel = v.InferOutput<typeof LenderLabel>

export const getLenders = get('/customer/hdn/company', {
  key: 'LENDER',
  query: { perPage: perPageParam(1000), page: pageNumberParam },
  response: v.object({ data: v.array(Lender), meta: v.optional(PageMeta) }),
  summary: 'All lenders (API-39, ENTITY-14).',
})

export const getLenderLabels = get('/customer/hdn/company/by_hdn_code/{code}/labels', {
  key: 'LENDER_LABEL',
  params: { code: v.pipe(v.string(), v.maxLength(20)) },
  response: dataEnvelope(v.array(LenderLabel)),
  summary: 'The products of a lender (API-40, ENTITY-15).',
})

/** `key` is the tenant's interest-list key. 404 without a logo. */
export const getLenderImage = get('/lender/{code}/image', {
  base: 'advice',
  access: 'public',
  params: { code: v.pipe(v.string(), v.maxLength(20)) },
  query: { key: v.optional(v.pipe(v.string(), v.maxLength(100)), '') },
  response: v.instance(Blob),
  responseType: 'file',
  summary: "A lender's logo (API-59).",
})
