import * as v from '@portal/contract/valibot'
import { defineGet } from './call.ts'
import {
  createPerPageParam,
  dataEnvelope,
  Id,
  nullableField,
  PaginationMeta,
  pageNumberParam,
} from './wire.ts'

/** Lender in the HDN network (ENTITY-14). `sender_name` is the name for customers. */
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

export const getLenders = defineGet('/customer/hdn/company', {
  key: 'LENDER',
  query: { perPage: createPerPageParam(1000), page: pageNumberParam },
  response: v.object({ data: v.array(Lender), meta: v.optional(PaginationMeta) }),
  summary: 'All lenders (API-39, ENTITY-14).',
})

export const getLenderLabels = defineGet('/customer/hdn/company/by_hdn_code/{code}/labels', {
  key: 'LENDER_LABEL',
  params: { code: v.pipe(v.string(), v.maxLength(20)) },
  response: dataEnvelope(v.array(LenderLabel)),
  summary: 'The products of a lender (API-40, ENTITY-15).',
})

/** `key` is the tenant's interest-list key. Responds with 404 if the lender has no logo. */
export const getLenderImage = defineGet('/lender/{code}/image', {
  base: 'advice',
  access: 'public',
  params: { code: v.pipe(v.string(), v.maxLength(20)) },
  query: { key: v.optional(v.pipe(v.string(), v.maxLength(100)), '') },
  response: v.instance(Blob),
  responseType: 'file',
  summary: "A lender's logo (API-59).",
})
