/** The HTTP client is imported statically, so that a request starts during the test that sends it. */
import 'ky'
import { vi } from 'vitest'

type MockResponse = { status?: number; body: unknown }

/** Creates mocked responses by path of the call; other paths are unreachable. */
export function createMockResponses(given: Record<string, MockResponse | unknown>) {
  const requested: string[] = []
  const respondTo = async (input: RequestInfo | URL): Promise<Response> => {
    const url = new URL(input instanceof Request ? input.url : input, location.origin)
    requested.push(url.pathname)
    const answer = given[url.pathname]
    if (answer === undefined) throw new TypeError('Failed to fetch')
    const { status = 200, body } =
      typeof answer === 'object' && answer !== null && 'body' in answer
        ? (answer as MockResponse)
        : { body: answer }
    return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })
  }
  vi.stubGlobal('fetch', respondTo)
  return { requested, given }
}
