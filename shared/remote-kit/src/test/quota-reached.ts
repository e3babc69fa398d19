import { ApiError } from '@portal/contract/error'

/** What the server says, in the wording of a test's customer, to who did something too often in a day. */
export const quotaSentence = 'Dit heb je vandaag al heel vaak gedaan. Probeer het morgen weer.'

/** An answer to a call that the server refuses, since a quota is reached. */
export const quotaReached = (): never => {
  throw new ApiError('refused', {
    status: 429,
    message: 'refused with 429',
    body: { error: 'quota_reached', message: quotaSentence },
  })
}
