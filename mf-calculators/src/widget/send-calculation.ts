import { type BodyOf, type Call, urlOf } from '@portal/contract/call'
import { ErrorBody } from '@portal/contract/error'
import * as v from '@portal/contract/schema'

/** Result of a request to the calculation service. */
export type CalculationOutcome<A> =
  | { kind: 'answer'; answer: A }
  /** Rejected input: path of each field → error. */
  | { kind: 'refused'; errors: Readonly<Record<string, string>> }
  /** `status`: HTTP status, 0 without a response. */
  | { kind: 'problem'; problem: ServiceProblem; status: number }

/** A problem of the service or the way to it. */
type ServiceProblem = Exclude<Problem, 'norms'>

/**
 * Why there is no result: no connection, timeout, too many requests, a service error, or norms that ended too long ago.
 */
export type Problem = 'unreachable' | 'slow' | 'busy' | 'failing' | 'norms'

/** Timeout of a response, in milliseconds. */
export const answerTimeoutMs = 20_000

interface Question<C extends Call> {
  /** URL of the service. */
  advice: string
  key: string
  body: BodyOf<C>
}

/**
 * Sends a request to the calculation service. Never rejects: every failure, including an invalid response, is an
 * outcome.
 */
export async function sendCalculation<C extends Call>(
  call: C,
  { advice, key, body }: Question<C>,
): Promise<CalculationOutcome<v.InferOutput<C['answer']>>> {
  const problem = (of: ServiceProblem, status = 0) => ({ kind: 'problem', problem: of, status }) as const
  try {
    const response = await fetch(advice + urlOf(call, { query: { key } }), {
      method: call.method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      credentials: 'omit',
      signal: AbortSignal.timeout(answerTimeoutMs),
    })
    const answer: unknown = await response.json().catch((error: unknown) => {
      if (error instanceof SyntaxError) return null
      throw error
    })
    if (response.status === 429) return problem('busy', 429)
    if (response.status === 422) {
      const refusal = v.safeParse(ErrorBody, answer)
      const errors = refusal.success ? refusal.output.errors : undefined
      return errors ? { kind: 'refused', errors } : problem('failing', 422)
    }
    const checked = v.safeParse(call.answer, answer)
    return response.ok && checked.success
      ? { kind: 'answer', answer: checked.output as v.InferOutput<C['answer']> }
      : problem('failing', response.status)
  } catch (error) {
    return problem(error instanceof DOMException && error.name === 'TimeoutError' ? 'slow' : 'unreachable')
  }
}
