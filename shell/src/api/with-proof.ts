import { ApiError } from '@portal/contract/error'

/**
 * What a server says of a proof, not of who sent it: its time is off, and the answer carried the nonce to use instead, or
 * it came twice, as when a browser sends a request again whose connection broke (RFC 9449, 8 and 11.1).
 */
const ofProof = ['use_dpop_nonce', 'invalid_dpop_proof']

const isOfProof = ({ body: { error } }: ApiError) => error !== undefined && ofProof.includes(error)

/** Attempts once more, with another proof, when the proof alone was refused. */
export async function withProof<T>(attempt: () => Promise<T>, again = attempt): Promise<T> {
  try {
    return await attempt()
  } catch (error) {
    if (error instanceof ApiError && isOfProof(error)) return again()
    throw error
  }
}
