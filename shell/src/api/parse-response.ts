import type { ApiCall, CallResponse } from '@portal/contract/call'
import { ApiError } from '@portal/contract/error'
import * as v from '@portal/contract/valibot'

/**
 * Parses a response as JSON.
 * @throws ApiError if it is not JSON
 */
export async function parseJson(response: Response): Promise<unknown> {
  try {
    return await response.json()
  } catch (cause) {
    throw new ApiError('unexpected', { message: 'the answer is no JSON', cause })
  }
}

/**
 * Parses a response with the call's schema.
 * @throws ApiError that names the differing fields
 */
export async function parseResponse<C extends ApiCall>(
  call: C,
  response: Response,
): Promise<CallResponse<C>> {
  const parsed = v.safeParse(
    call.response,
    await (call.responseType === 'file' ? response.blob() : parseJson(response)),
  )
  if (parsed.success) return parsed.output
  const where = parsed.issues.map((issue) => v.getDotPath(issue) ?? 'answer').join(', ')
  throw new ApiError('unexpected', { message: `${call.path} answered another shape at ${where}` })
}
