import * as v from '@portal/contract/valibot'
import { defineGet, definePost } from './call.ts'
import { createRequiredLineField } from './input-field.ts'
import { dataEnvelope, nullableField, WriteResult } from './wire.ts'

const DataRetrievalType = v.pipe(createRequiredLineField(50), v.regex(/^\w+$/, 'must be one word'))

export const inviteToDataRetrieval = definePost('/customer/portal_invitation/portal_invitation', {
  body: v.object({ send_email: v.boolean(), type: DataRetrievalType }),
  response: WriteResult,
  summary: 'Invites the customer to retrieve source data (API-14).',
})

/**
 * Permission to retrieve the customer's data. `url` is an external page to embed, which redirects to one of the other
 * URLs at the end (API-47).
 */
export const DataRetrievalPermission = v.object({
  token: v.string(),
  url: v.string(),
  success_url: v.string(),
  failure_url: v.string(),
  cancel_url: nullableField(v.string()),
  attempt: nullableField(v.string()),
})
export type DataRetrievalPermission = v.InferOutput<typeof DataRetrievalPermission>

const createRetrievalCall = (path: string, whose: string, requirement: string) =>
  definePost(path, {
    body: v.object({ type: DataRetrievalType }),
    response: dataEnvelope(DataRetrievalPermission),
    summary: `A token to retrieve ${whose} data on an embedded page (${requirement}).`,
  })

export const beginDataRetrieval = createRetrievalCall(
  '/customer/customer/assessment_token',
  "the customer's",
  'API-47',
)

export const beginPartnerDataRetrieval = createRetrievalCall(
  '/customer/customer/assessment_token/partner',
  "the partner's",
  'API-48',
)

export const dataRetrievalResults = ['success', 'failure', 'cancel'] as const
export type DataRetrievalResult = (typeof dataRetrievalResults)[number]

export const DataRetrieval = v.object({
  type: v.string(),
  partner: v.boolean(),
  result: nullableField(v.picklist(dataRetrievalResults)),
})
export type DataRetrieval = v.InferOutput<typeof DataRetrieval>

export const getDataRetrieval = defineGet('/customer/customer/assessment/{id}', {
  key: 'ASSESSMENT',
  params: { id: v.pipe(v.string(), v.maxLength(100)) },
  response: dataEnvelope(DataRetrieval),
  summary: 'Result of a data retrieval by its `attempt`; null until it has ended. Not in the specification.',
})
