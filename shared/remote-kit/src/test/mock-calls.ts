import {
  type ApiCall,
  type CallInput,
  type CallResponse,
  createCallUrl,
  type PageRead,
} from '@portal/contract/call'
import { ApiError } from '@portal/contract/error'
import * as v from '@portal/contract/valibot'
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { fetchTestResponse } from './fetch-response.ts'

/** Origin of the calls of tests; only msw answers requests to it. */
const mockOrigin = 'http://portal.test'

/** Answers the calls of a test file. A call without a mock fails as unreachable. */
export const mockServer = setupServer(http.all('*', () => HttpResponse.error()))

/** Number of the current test. A late call of the previous test has another number, and fails as unreachable. */
let currentTestNumber = 0
const testNumberHeader = 'x-sent-by-test'

export function removeTestMocks(): void {
  currentTestNumber += 1
  mockServer.resetHandlers()
}

type ReceivedInput = { params: Record<string, unknown>; query: Record<string, string>; body?: unknown }

/**
 * Mocks a call. Request and response are checked against the contract. A thrown `ApiError` becomes an error response.
 */
export function mockCall<C extends ApiCall>(
  call: C,
  answer: (input: CallInput<C>) => v.InferInput<C['response']>,
): void {
  const pattern = mockOrigin + call.path.replace(/\{(\w+)\}/g, ':$1')
  const method = call.method.toLowerCase() as 'get' | 'post' | 'delete'
  const own = String(currentTestNumber)
  mockServer.use(
    http[method](pattern, async ({ request, params }) => {
      if ((request.headers.get(testNumberHeader) ?? own) !== own) return HttpResponse.error()
      const query = Object.fromEntries(new URL(request.url).searchParams)
      const given: ReceivedInput = {
        params,
        query,
        ...(call.body ? { body: v.parse(call.body, await readBody(request)) } : {}),
      }
      try {
        const response: unknown = await answer(given as unknown as CallInput<C>)
        if (call.responseType !== 'file') return HttpResponse.json(response as object)
        return HttpResponse.arrayBuffer(await (response as Blob).arrayBuffer())
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
        if (error.failure === 'unreachable') return HttpResponse.error()
        return HttpResponse.json(error.body, { status: error.status || 500 })
      }
    }),
  )
}

/**
 * Submitted forms by number. They bypass the request, because Node's form parser and jsdom's files are incompatible.
 */
const formsByNumber = new Map<string, unknown>()
const formNumberHeader = 'x-mocked-form'

async function readBody(request: Request): Promise<unknown> {
  const form = request.headers.get(formNumberHeader)
  return form ? formsByNumber.get(form) : request.json()
}

export async function sendMockedCall<C extends ApiCall>(
  call: C,
  input?: CallInput<C>,
): Promise<CallResponse<C>> {
  const init = { method: call.method, ...encodeBody(call, input?.body) }
  const response = await fetchMockedResponse(createCallUrl(call, input), init, call.responseType === 'file')
  return v.parse(call.response, response) as CallResponse<C>
}

export const fetchMockedQuery = ({ url }: PageRead): Promise<unknown> => fetchMockedResponse(url, {})

const fetchMockedResponse = (url: string, init: RequestInit, file = false): Promise<unknown> =>
  fetchTestResponse(
    mockOrigin + url,
    { ...init, headers: { ...init.headers, [testNumberHeader]: String(currentTestNumber) } },
    file,
  )

function encodeBody({ encoding }: ApiCall, body: unknown): RequestInit {
  if (body === undefined) return {}
  if (encoding !== 'multipart')
    return { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }
  const number = String(formsByNumber.size)
  formsByNumber.set(number, body)
  return { headers: { [formNumberHeader]: number } }
}
