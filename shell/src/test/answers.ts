/** Here from the start, so that what a test asks for is asked for within that test. */
import '../api/http.ts'
import { vi } from 'vitest'

type Answer = { status?: number; body: unknown }

/** What the server answers in a test, by the path of the call; a path without an answer is out of reach. */
export function answers(given: Record<string, Answer | unknown>) {
  const asked: string[] = []
  const answerTo = async (input: RequestInfo | URL): Promise<Response> => {
    const url = new URL(input instanceof Request ? input.url : input, location.origin)
    asked.push(url.pathname)
    const answer = given[url.pathname]
    if (answer === undefined) throw new TypeError('Failed to fetch')
    const { status = 200, body } =
      typeof answer === 'object' && answer !== null && 'body' in answer
        ? (answer as Answer)
        : { body: answer }
    return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })
  }
  vi.stubGlobal('fetch', answerTo)
  return { asked, given }
}
