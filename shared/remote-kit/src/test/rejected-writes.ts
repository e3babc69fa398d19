import { ApiError } from '@portal/contract/error'

/** The server's quota message in the test customer's locale. */
export const quotaText = 'Dit heb je vandaag al heel vaak gedaan. Probeer het morgen weer.'

export const throwQuotaReached = (): never => {
  throw new ApiError('refused', {
    status: 429,
    message: 'refused with 429',
    body: { error: 'quota_reached', message: quotaText },
  })
}

/** The portal's message if a proxy rejects a body that the server would accept. */
export const tooLargeText =
  'Dit is te groot voor dit portaal. Met kleinere of minder bestanden lukt het misschien wel.'

export const throwTooLargeForProxy = (): never => {
  throw new ApiError('refused', { status: 413, message: 'refused with 413' })
}
