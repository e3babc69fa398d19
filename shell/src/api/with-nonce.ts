import { ApiError } from '@portal/contract/error'

/** Whether a proof was refused for its time alone; the answer carried the nonce to use instead (RFC 9449, 8). */
const wantsNonce = (error: unknown) => error instanceof ApiError && error.body.error === 'use_dpop_nonce'

/** Attempts once more when the server told the time by a nonce, as it does to a device whose clock is off. */
export async function withNonce<T>(attempt: () => Promise<T>, again = attempt): Promise<T> {
  try {
    return await attempt()
  } catch (error) {
    if (wantsNonce(error)) return again()
    throw error
  }
}
