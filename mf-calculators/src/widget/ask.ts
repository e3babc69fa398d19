import { type BodyOf, type Call, urlOf } from '@portal/contract/call'
import { ErrorBody } from '@portal/contract/error'
import * as v from '@portal/contract/schema'

/** How asking the calculation service went. */
export type CalculationOutcome<A> =
  | { kind: 'answer'; answer: A }
  /** It does not take what was sent: path of each field → what is wrong with it. */
  | { kind: 'refused'; errors: Readonly<Record<string, string>> }
  | { kind: 'problem'; problem: Problem }

/** Why there is no answer: no connection, none in time, too many questions, the service does not do what it should, or its norms have long ended. */
export type Problem = 'unreachable' | 'slow' | 'busy' | 'failing' | 'norms'

/** How long an answer may take, in milliseconds. */
export const answerTimeoutMs = 20_000

interface Question<C extends Call> {
  /** Address of the service. */
  advice: string
  key: string
  body: BodyOf<C>
}

/** Asks the calculation service. Never rejects: every failure is an outcome, and an answer of another shape is one. */
export async function ask<C extends Call>(
  call: C,
  { advice, key, body }: Question<C>,
): Promise<CalculationOutcome<v.InferOutput<C['answer']>>> {
  const problem = (of: Problem) => ({ kind: 'problem', problem: of }) as const
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
    if (response.status === 429) return problem('busy')
    if (response.status === 422) {
      const refusal = v.safeParse(ErrorBody, answer)
      const errors = refusal.success ? refusal.output.errors : undefined
      return errors ? { kind: 'refused', errors } : problem('failing')
    }
    const checked = v.safeParse(call.answer, answer)
    return response.ok && checked.success
      ? { kind: 'answer', answer: checked.output as v.InferOutput<C['answer']> }
      : problem('failing')
  } catch (error) {
    return problem(error instanceof DOMException && error.name === 'TimeoutError' ? 'slow' : 'unreachable')
  }
}
