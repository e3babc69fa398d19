import { ApiError } from '@portal/contract/error'

/** Prepares another attempt after an error that it knows how to recover from, and tells whether it did. */
export type Recovery = (error: ApiError) => boolean | Promise<boolean>

/**
 * Attempts a call, and once more for each recovery that prepares it. Reads that meet a busy server or network are retried below
 * this, by the HTTP client.
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
 * After a refusal of the proof alone, the next attempt carries another: its time was off, and the response carried the nonce to
 * use instead, or it came twice, as when a browser resends a request whose connection broke (RFC 9449, 8 and 11.1).
 */
export const anotherProof: Recovery = ({ body: { error } }) =>
  error !== undefined && proofErrors.includes(error)
