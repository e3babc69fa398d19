import * as v from '@portal/contract/schema'
import { get, post } from './call.ts'
import { requiredLineField } from './input-field.ts'
import { dataEnvelope, nullableField, WriteResult } from './wire.ts'

const RetrievalType = v.pipe(requiredLineField(50), v.regex(/^\w+$/, 'must be one word'))

export const inviteToRetrieval = post('/customer/portal_invitation/portal_invitation', {
  body: v.object({ send_email: v.boolean(), type: RetrievalType }),
  response: WriteResult,
  summary: 'Invites the customer to retrieve source data (API-14).',
})

/** `url` is a page of another origin to embed; it ends at one of the redirect URLs (API-47). */
export const RetrievalPermission = v.object({
  token: v.string(),
  url: v.string(),
  success_url: v.string(),
  failure_url: v.string(),
  cancel_url: nullableField(v.string()),
  attempt: nullableField(v.string()),
})
export type RetrievalPermission = v.InferOutput<typeof RetrievalPermission>

const createBeginCall = (path: string, whose: string, requirement: string) =>
  post(path, {
    body: v.object({ type: RetrievalType }),
    response: dataEnvelope(RetrievalPermission),
    summary: `A token to retrieve ${whose} data on an embedded page (${requirement}).`,
  })

export const beginRetrieval = createBeginCall(
  '/customer/customer/assessment_token',
  "the customer's",
  'API-47',
)

export const beginPartnerRetrieval = createBeginCall(
  '/customer/customer/assessment_token/partner',
  "the partner's",
  'API-48',
)

export const retrievalResults = ['success', 'failure', 'cancel'] as const
export type RetrievalResult = (typeof retrievalResults)[number]

export const Retrieval = v.object({
  type: v.string(),
  partner: v.boolean(),
  result: nullableField(v.picklist(retrievalResults)),
})
export type Retrieval = v.InferOutput<typeof Retrieval>

export const getRetrieval = get('/customer/customer/assessment/{id}', {
  key: 'ASSESSMENT',
  params: { id: v.pipe(v.string(), v.maxLength(100)) },
  response: dataEnvelope(Retrieval),
  summary: 'Result of a data retrieval by its `attempt`; null until it has ended. Not in the specification.',
})
