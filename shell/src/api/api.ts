import { type Call, type InputOf, urlOf } from '@portal/contract/call'
import { ApiError } from '@portal/contract/error'
import type { ApiDoor } from '@portal/remote-kit/portal'
import type { Options } from 'ky'
import type { Session } from '../session/session.ts'
import { answerOf, jsonOf } from './answer.ts'
import { send } from './send.ts'

export interface ApiParts {
  session: Pick<Session, 'token'>
  /** Base address of the tenant's API, without a slash at the end. */
  tenantBase(): string
  /** The server refused a token for good, or called a request with one bad: the session is over (ERROR-01, ERROR-02). */
  onSessionRefused(): void
}

/** The only way from the portal to the servers. Adds address and token, checks answers, and knows what a 401 means. */
export function createApi({ session, tenantBase, onSessionRefused }: ApiParts): ApiDoor {
  const withToken = async (url: string, options: Options): Promise<Response> => {
    const attempt = (token: string) =>
      send(url, { ...options, headers: { authorization: `Bearer ${token}` } })
    const token = await session.token()
    if (!token) throw new ApiError('refused', { status: 401, message: 'nobody is signed in' })
    try {
      return await attempt(token)
    } catch (error) {
      if (!(error instanceof ApiError) || (error.status !== 401 && error.status !== 400)) throw error
      const renewed = error.status === 401 ? await session.token(token) : null
      if (renewed) return attempt(renewed)
      onSessionRefused()
      throw error
    }
  }

  return {
    send: async <C extends Call>(call: C, input?: InputOf<C>, options?: { signal?: AbortSignal }) => {
      const url = `${call.base === 'tenant' ? tenantBase() : ''}${urlOf(call, input)}`
      const request: Options = { method: call.method, ...bodyFor(call, input?.body), ...options }
      const response = await (call.access === 'customer' ? withToken(url, request) : send(url, request))
      return answerOf(call, response)
    },
    read: async ({ url }, options) =>
      jsonOf(await withToken(`${tenantBase()}${url}`, { method: 'GET', ...options })),
  }
}

function bodyFor(call: Call, body: unknown): Options {
  if (body === undefined) return {}
  if (call.encoding !== 'multipart') return { json: body }
  const form = new FormData()
  for (const [name, value] of Object.entries(body as Record<string, unknown>))
    for (const part of [value].flat())
      if (part !== undefined && part !== null) form.append(name, part instanceof Blob ? part : String(part))
  return { body: form }
}
