import { ApiError } from '@portal/contract/error'

/** Prepares another attempt after an error; returns whether another attempt makes sense. */
export type RetryDecision = (error: ApiError) => boolean | Promise<boolean>

/**
 * Runs a call. If a retry decision returns true for the error, runs the call again; each decision causes at most one
 * retry.
 */
export async function callWithRetries<T>(
  attempt: () => Promise<T>,
  ...recoveries: RetryDecision[]
): Promise<T> {
  try {
    return await attempt()
  } catch (error) {
    for (const recover of recoveries)
      if (error instanceof ApiError && (await recover(error)))
        return callWithRetries(attempt, ...recoveries.filter((one) => one !== recover))
    throw error
  }
}

const proofErrors = ['use_dpop_nonce', 'invalid_dpop_proof']

/**
 * Retries with a new DPoP proof if the server rejected only the proof. Either the time in the proof was wrong, and the
 * response contains a nonce; or the server saw the proof twice, because a browser resent the request on a broken
 * connection (RFC 9449, sections 8 and 11.1).
 */
export const retryWithNewProof: RetryDecision = ({ body: { error } }) =>
  error !== undefined && proofErrors.includes(error)
