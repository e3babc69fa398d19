import { type ApiCall, type CallBody, createCallUrl } from '@portal/contract/call'
import { ErrorBody } from '@portal/contract/error'
import * as v from '@portal/contract/valibot'

export type CalculationOutcome<A> =
  | { kind: 'answer'; answer: A }
  /** Rejected input, with an error for the path of each rejected field. */
  | { kind: 'refused'; errors: Readonly<Record<string, string>> }
  /** `status` is the HTTP status, 0 without a response. */
  | { kind: 'problem'; problem: ServiceFailure; status: number }

/** A failure of the service or of the connection to it. */
type ServiceFailure = Exclude<CalculationProblem, 'norms'>

/**
 * Reason why there is no result: no connection, timeout, too many requests, a service error, or norms that ended too
 * long ago.
 */
export type CalculationProblem = 'unreachable' | 'slow' | 'busy' | 'failing' | 'norms'

export const responseTimeoutMs = 20_000

interface CalculationRequest<C extends ApiCall> {
  /** URL of the calculation service. */
  serviceUrl: string
  key: string
  body: CallBody<C>
}

/**
 * Sends a request to the calculation service. Never rejects: every failure, including an invalid response, is an
 * outcome.
 */
export async function sendCalculation<C extends ApiCall>(
  call: C,
  { serviceUrl, key, body }: CalculationRequest<C>,
): Promise<CalculationOutcome<v.InferOutput<C['response']>>> {
  const createProblem = (of: ServiceFailure, status = 0) =>
    ({ kind: 'problem', problem: of, status }) as const
  try {
    const response = await fetch(serviceUrl + createCallUrl(call, { query: { key } }), {
      method: call.method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      credentials: 'omit',
      signal: AbortSignal.timeout(responseTimeoutMs),
    })
    const answer: unknown = await response.json().catch((error: unknown) => {
      if (error instanceof SyntaxError) return null
      throw error
    })
    if (response.status === 429) return createProblem('busy', 429)
    if (response.status === 422) {
      const refusal = v.safeParse(ErrorBody, answer)
      const errors = refusal.success ? refusal.output.errors : undefined
      return errors ? { kind: 'refused', errors } : createProblem('failing', 422)
    }
    const checked = v.safeParse(call.response, answer)
    return response.ok && checked.success
      ? { kind: 'answer', answer: checked.output as v.InferOutput<C['response']> }
      : createProblem('failing', response.status)
  } catch (error) {
    return createProblem(
      error instanceof DOMException && error.name === 'TimeoutError' ? 'slow' : 'unreachable',
    )
  }
}
