import { ApiError } from '@portal/contract/error'

/** Prepares another attempt after an error that it can recover from; returns whether it did. */
export type Recovery = (error: ApiError) => boolean | Promise<boolean>

/**
 * Runs a call, and once more for each recovery that applies. Below this, the HTTP client retries reads for a busy
 * server or network.
 */
export async function withRetries<T>(attempt: () => Promise<T>, ...recoveries: Recovery[]): Promise<T> {
  try {
    return await attempt()
  } catch (error) {
    for (const recover of recoveries)
      if (error instanceof ApiError && (await recover(error)))
        return withRetries(attempt, ...recoveries.filter((one) => one !== recover))
    throw error
  }
}

const proofErrors = ['use_dpop_nonce', 'invalid_dpop_proof']

/**
 * If only the proof was rejected, the next attempt has a new one: its time was wrong and the response has a nonce, or
 * the server saw it twice, as when a browser resends a request on a broken connection (RFC 9449, sections 8 and 11.1).
 */
export const retryWithNewProof: Recovery = ({ body: { error } }) =>
  error !== undefined && proofErrors.includes(error)
