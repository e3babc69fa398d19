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

/** What the portal says where a proxy in front of the server takes less than the server. */
export const tooLargeSentence =
  'Dit is te groot voor dit portaal. Met kleinere of minder bestanden lukt het misschien wel.'

/** An answer to a call whose body a proxy in front of the server does not let through. */
export const tooLargeForProxy = (): never => {
  throw new ApiError('refused', { status: 413, message: 'refused with 413' })
}
