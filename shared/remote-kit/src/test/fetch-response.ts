import { ApiError, ErrorBody } from '@portal/contract/error'
import * as v from '@portal/contract/valibot'

/**
 * Fetches a URL as the shell does, without a token.
 * @param file whether to return the response as a Blob
 * @throws ApiError if it is rejected or unreachable
 */
export async function fetchTestResponse(
  address: string,
  init: RequestInit = {},
  file = false,
): Promise<unknown> {
  const response = await fetch(address, init).catch((cause: unknown) => {
    throw new ApiError('unreachable', { message: 'no answer', cause })
  })
  if (file && response.ok) return new Blob([await response.arrayBuffer()])
  const answer: unknown = await response.json().catch(() => null)
  if (response.ok) return answer
  const body = v.safeParse(ErrorBody, answer)
  throw new ApiError('refused', {
    status: response.status,
    message: `${address} answered ${response.status}`,
    ...(body.success ? { body: body.output } : {}),
  })
}
