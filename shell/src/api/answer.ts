import type { AnswerOf, Call } from '@portal/contract/call'
import { ApiError } from '@portal/contract/error'
import * as v from '@portal/contract/schema'

/** The JSON of a response; something else is an answer of another shape. */
export async function jsonOf(response: Response): Promise<unknown> {
  try {
    return await response.json()
  } catch (cause) {
    throw new ApiError('unexpected', { message: 'the answer is no JSON', cause })
  }
}

/** What a call's schema makes of its response; an answer of another shape names where it differs. */
export async function answerOf<C extends Call>(call: C, response: Response): Promise<AnswerOf<C>> {
  const parsed = v.safeParse(
    call.answer,
    await (call.answers === 'file' ? response.blob() : jsonOf(response)),
  )
  if (parsed.success) return parsed.output
  const where = parsed.issues.map((issue) => v.getDotPath(issue) ?? 'answer').join(', ')
  throw new ApiError('unexpected', { message: `${call.path} answered another shape at ${where}` })
}
