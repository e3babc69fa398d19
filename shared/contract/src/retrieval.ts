import * as v from '@portal/contract/schema'
import { get, post } from './call.ts'
import { requiredLineField } from './input-field.ts'
import { dataEnvelope, nullableField, WriteResult } from './wire.ts'

const RetrievalType = v.pipe(requiredLineField(50), v.regex(/^\w+$/, 'must be one word'))

/** Invites the customer to retrieve source data (API-14). */
export const inviteToRetrieval = post('/customer/portal_invitation/portal_invitation', {
  body: v.object({ send_email: v.boolean(), type: RetrievalType }),
  answer: WriteResult,
  summary: 'Invites the customer to retrieve source data (API-14).',
})

/**
 * Permission to retrieve data (API-47). `url` is a page of another origin to embed; the page ends at one of the
 * redirect URLs.
 */
export const RetrievalPermission = v.object({
  token: v.string(),
  url: v.string(),
  success_url: v.string(),
  failure_url: v.string(),
  /** Redirect URL if the customer cancels. Not in the specification: without it, cancelling counts as a failure. */
  cancel_url: nullableField(v.string()),
  attempt: nullableField(v.string()),
})
export type RetrievalPermission = v.InferOutput<typeof RetrievalPermission>

const createBeginCall = (path: string, whose: string, requirement: string) =>
  post(path, {
    body: v.object({ type: RetrievalType }),
    answer: dataEnvelope(RetrievalPermission),
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
  answer: dataEnvelope(Retrieval),
  summary:
    'How a retrieval of data ended, by its `attempt`; null while it has not. Not in the specification.',
})
