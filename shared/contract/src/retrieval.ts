import * as v from '@portal/contract/schema'
import { get, post } from './call.ts'
import { required } from './sent.ts'
import { Done, data, maybe } from './wire.ts'

/** Kind of data, such as 'mortgage_pension' (ROUTE-22). */
const Type = v.pipe(required(50), v.regex(/^\w+$/, 'must be one word'))

/** Invites the customer to retrieve source data (API-14). */
export const invite = post('/customer/portal_invitation/portal_invitation', {
  body: v.object({ send_email: v.boolean(), type: Type }),
  answer: Done,
  summary: 'Invites the customer to retrieve source data (API-14).',
})

/**
 * Permission to retrieve data (API-47). `url` is the page to embed, of another origin; it ends at one of the redirect
 * URLs.
 */
export const Assessment = v.object({
  token: v.string(),
  url: v.string(),
  success_url: v.string(),
  failure_url: v.string(),
  /** Redirect URL when the customer cancels; not in the specification: without it cancelling is a failure. */
  cancel_url: maybe(v.string()),
  /** Id of this retrieval, to read its result; not in the specification. */
  attempt: maybe(v.string()),
})
export type Assessment = v.InferOutput<typeof Assessment>

const assessment = (path: string, whose: string, requirement: string) =>
  post(path, {
    body: v.object({ type: Type }),
    answer: data(Assessment),
    summary: `A token to retrieve ${whose} data on an embedded page (${requirement}).`,
  })

/** Starts retrieving the customer's data (API-47). */
export const beginAssessment = assessment('/customer/customer/assessment_token', "the customer's", 'API-47')

/** Starts retrieving the partner's data (API-48); 404 without a partner. */
export const beginPartnerAssessment = assessment(
  '/customer/customer/assessment_token/partner',
  "the partner's",
  'API-48',
)

/** Results of a retrieval. */
export const retrievalResults = ['success', 'failure', 'cancel'] as const
export type RetrievalResult = (typeof retrievalResults)[number]

/** A started retrieval. */
export const Retrieval = v.object({
  type: v.string(),
  /** For the partner. */
  partner: v.boolean(),
  /** Result reported by the embedded page; null while running. */
  result: maybe(v.picklist(retrievalResults)),
})
export type Retrieval = v.InferOutput<typeof Retrieval>

/** Reads the result of a retrieval; not in the specification. */
export const getRetrieval = get('/customer/customer/assessment/{id}', {
  key: 'ASSESSMENT',
  params: { id: v.pipe(v.string(), v.maxLength(100)) },
  answer: data(Retrieval),
  summary:
    'How a retrieval of data ended, by its `attempt`; null while it has not. Not in the specification.',
})
