import { type AnswerOf, type Call, type InputOf, type Read, urlOf } from '@portal/contract/call'
import { ApiError } from '@portal/contract/error'
import * as v from '@portal/contract/schema'
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { fetchResponse } from './fetch-response.ts'

/** Origin of the calls of tests; only msw answers there. */
const origin = 'http://portal.test'

/** Answers the calls of a test file. A call without a mock fails as unreachable. */
export const mockServer = setupServer(http.all('*', () => HttpResponse.error()))

/** Number of the running test. A late call of the previous test fails as unreachable. */
let runningTests = 0
const sentBy = 'x-sent-by-test'

/** Removes the mocks of a test. */
export function endOfTest(): void {
  runningTests += 1
  mockServer.resetHandlers()
}

type Given = { params: Record<string, unknown>; query: Record<string, string>; body?: unknown }

/**
 * Mocks a call from now on. Request and response are checked against the contract; a thrown `ApiError` becomes an error
 * response.
 */
export function mockCall<C extends Call>(
  call: C,
  answer: (input: InputOf<C>) => v.InferInput<C['answer']>,
): void {
  const pattern = origin + call.path.replace(/\{(\w+)\}/g, ':$1')
  const method = call.method.toLowerCase() as 'get' | 'post' | 'delete'
  const own = String(runningTests)
  mockServer.use(
    http[method](pattern, async ({ request, params }) => {
      if ((request.headers.get(sentBy) ?? own) !== own) return HttpResponse.error()
      const query = Object.fromEntries(new URL(request.url).searchParams)
      const given: Given = {
        params,
        query,
        ...(call.body ? { body: v.parse(call.body, await bodyOf(request)) } : {}),
      }
      try {
        const response: unknown = await answer(given as unknown as InputOf<C>)
        if (call.answers !== 'file') return HttpResponse.json(response as object)
        return HttpResponse.arrayBuffer(await (response as Blob).arrayBuffer())
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
        if (error.failure === 'unreachable') return HttpResponse.error()
        return HttpResponse.json(error.body, { status: error.status || 500 })
      }
    }),
  )
}

/** Submitted forms by number, because Node's form parser and jsdom's files are incompatible. */
const forms = new Map<string, unknown>()
const formHeader = 'x-mocked-form'

async function bodyOf(request: Request): Promise<unknown> {
  const form = request.headers.get(formHeader)
  return form ? forms.get(form) : request.json()
}

/** Sends a call as the shell does, without a token. */
export async function sendMocked<C extends Call>(call: C, input?: InputOf<C>): Promise<AnswerOf<C>> {
  const init = { method: call.method, ...encoded(call, input?.body) }
  const response = await callMocked(urlOf(call, input), init, call.answers === 'file')
  return v.parse(call.answer, response) as AnswerOf<C>
}

/** Reads as the shell does, and returns the unparsed response. */
export const readMocked = ({ url }: Read): Promise<unknown> => callMocked(url, {})

const callMocked = (url: string, init: RequestInit, file = false): Promise<unknown> =>
  fetchResponse(origin + url, { ...init, headers: { ...init.headers, [sentBy]: String(runningTests) } }, file)

function encoded({ encoding }: Call, body: unknown): RequestInit {
  if (body === undefined) return {}
  if (encoding !== 'multipart')
    return { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }
  const number = String(forms.size)
  forms.set(number, body)
  return { headers: { [formHeader]: number } }
}
