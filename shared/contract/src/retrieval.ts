import * as v from '@portal/contract/schema'
import { post } from './call.ts'
import { required } from './sent.ts'
import { Done, data, maybe } from './wire.ts'

/** What is retrieved, such as 'mortgage_pension' (ROUTE-22). */
const Type = v.pipe(required(50), v.regex(/^\w+$/, 'must be one word'))

/** Invites the customer to retrieve source data (API-14). */
export const invite = post('/customer/portal_invitation/portal_invitation', {
  body: v.object({ send_email: v.boolean(), type: Type }),
  answer: Done,
  summary: 'Invites the customer to retrieve source data (API-14).',
})

/**
 * Leave to retrieve data, and where (API-47). `url` is the page to embed, of another origin than the portal; it ends at
 * one of the redirect addresses.
 */
export const Assessment = v.object({
  token: v.string(),
  url: v.string(),
  success_url: v.string(),
  failure_url: v.string(),
  /** Where it ends when the customer breaks it off; not in the specification: without it that is a failure. */
  cancel_url: maybe(v.string()),
})
export type Assessment = v.InferOutput<typeof Assessment>

const assessment = (path: string, whose: string, requirement: string) =>
  post(path, {
    body: v.object({ type: Type }),
    answer: data(Assessment),
    summary: `A token to retrieve ${whose} data on an embedded page (${requirement}).`,
  })

/** Begins the retrieval of the customer's data (API-47). */
export const beginAssessment = assessment('/customer/customer/assessment_token', "the customer's", 'API-47')

/** Begins the retrieval of the partner's data (API-48); 404 without a partner. */
export const beginPartnerAssessment = assessment(
  '/customer/customer/assessment_token/partner',
  "the partner's",
  'API-48',
)
