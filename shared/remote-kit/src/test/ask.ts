import { ApiError, ErrorBody } from '@portal/contract/error'
import * as v from '@portal/contract/schema'

/**
 * Asks an address as the shell would, but for the token: the answer as it came.
 * @param file whether the answer is a file, as a Blob
 * @throws ApiError when it is refused or out of reach
 */
export async function ask(address: string, init: RequestInit = {}, file = false): Promise<unknown> {
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
