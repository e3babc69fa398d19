import { ApiError } from '@portal/contract/error'

/** The server's quota message in the test customer's wording. */
export const quotaSentence = 'Dit heb je vandaag al heel vaak gedaan. Probeer het morgen weer.'

/** Error response for an exceeded quota. */
export const quotaReached = (): never => {
  throw new ApiError('refused', {
    status: 429,
    message: 'refused with 429',
    body: { error: 'quota_reached', message: quotaSentence },
  })
}

/** The portal's message when a proxy has a lower limit than the server. */
export const tooLargeSentence =
  'Dit is te groot voor dit portaal. Met kleinere of minder bestanden lukt het misschien wel.'

/** Error response of a proxy whose body limit is exceeded. */
export const tooLargeForProxy = (): never => {
  throw new ApiError('refused', { status: 413, message: 'refused with 413' })
}
