import { type AnswerOf, type Call, type InputOf, type Read, urlOf } from '@portal/contract/call'
import { ApiError, ErrorBody } from '@portal/contract/error'
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import * as v from 'valibot'

/** Address that a test's calls go to; nothing listens there, msw answers. */
const origin = 'http://portal.test'

/** Answers the calls of one test file. A call that the test gives no answer to finds the server out of reach. */
export const mockServer = setupServer(http.all('*', () => HttpResponse.error()))

type Given = { params: Record<string, unknown>; query: Record<string, string>; body?: unknown }

/** Gives an answer to a call from now on. Request and answer are held against the contract; a thrown `ApiError` is a refusal. */
export function mockCall<C extends Call>(
  call: C,
  answer: (input: InputOf<C>) => v.InferInput<C['answer']>,
): void {
  const pattern = origin + call.path.replace(/\{(\w+)\}/g, ':$1')
  const method = call.method.toLowerCase() as 'get' | 'post' | 'delete'
  mockServer.use(
    http[method](pattern, async ({ request, params }) => {
      const query = Object.fromEntries(new URL(request.url).searchParams)
      const given: Given = {
        params,
        query,
        ...(call.body ? { body: v.parse(call.body, await bodyOf(request)) } : {}),
      }
      try {
        return HttpResponse.json((await answer(given as unknown as InputOf<C>)) as object)
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
        if (error.failure === 'unreachable') return HttpResponse.error()
        return HttpResponse.json(error.body, { status: error.status || 500 })
      }
    }),
  )
}

async function bodyOf(request: Request): Promise<unknown> {
  if (!request.headers.get('content-type')?.startsWith('multipart/')) return request.json()
  const form = await request.formData()
  const names = [...new Set(form.keys())]
  return Object.fromEntries(
    names.map((name) => [name, form.getAll(name).length > 1 ? form.getAll(name) : form.get(name)]),
  )
}

/** Sends a call as the shell would, but for the token. */
export async function sendMocked<C extends Call>(call: C, input?: InputOf<C>): Promise<AnswerOf<C>> {
  const response = await ask(urlOf(call, input), { method: call.method, ...encoded(call, input?.body) })
  return v.parse(call.answer, response) as AnswerOf<C>
}

/** Reads as the shell would: the answer as it came. */
export const readMocked = ({ url }: Read): Promise<unknown> => ask(url, {})

async function ask(url: string, init: RequestInit): Promise<unknown> {
  const response = await fetch(origin + url, init).catch((cause: unknown) => {
    throw new ApiError('unreachable', { message: 'no answer', cause })
  })
  const answer: unknown = await response.json().catch(() => null)
  if (response.ok) return answer
  const body = v.safeParse(ErrorBody, answer)
  throw new ApiError('refused', {
    status: response.status,
    message: `${url} answered ${response.status}`,
    ...(body.success ? { body: body.output } : {}),
  })
}

function encoded({ encoding }: Call, body: unknown): RequestInit {
  if (body === undefined) return {}
  if (encoding !== 'multipart')
    return { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }
  const form = new FormData()
  for (const [name, value] of Object.entries(body as Record<string, unknown>))
    for (const part of [value].flat())
      if (part != null) form.append(name, part instanceof Blob ? part : String(part))
  return { body: form }
}
