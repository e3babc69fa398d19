import type { Call } from '@portal/contract/call'
import { ApiError } from '@portal/contract/error'
import { allowsCall, type Sandbox } from '@portal/contract/sandbox'
import * as v from '@portal/contract/schema'
import type { Portal } from '@portal/remote-kit/portal'
import { type Asked, type Failed, FromFrame, type ToFrame } from './messages.ts'

/** What a frame is served with. */
export interface Serving {
  portal: Pick<Portal, 'api' | 'drafts' | 'navigate' | 'queries' | 'report'>
  sandbox: Sandbox
  post(message: ToFrame): void
  /** Whether the customer is at work in the frame: only then it leads elsewhere. */
  isFocused(): boolean
  back(): void
  /** What the page itself does about a message. */
  show(message: Extract<FromFrame, { kind: 'shown' | 'failed' | 'height' | 'over' | 'active' }>): void
}

const refusal = (message: string) => new ApiError('refused', { status: 403, message })

const failedOf = (error: unknown): Failed => {
  if (!(error instanceof ApiError))
    return { failure: 'unexpected', status: 0, message: 'it failed', body: {} }
  const { failure, status, message, body } = error
  return { failure, status, message, body }
}

/** A call of the firm's API as a frame makes it: what it answers is the frame's to check. */
const callOf = {
  base: 'tenant',
  access: 'customer',
  params: {},
  query: {},
  body: v.unknown(),
  answer: v.unknown(),
  summary: 'A call of a remote in a sandbox.',
} as const

/**
 * Serves what a frame says: the very portal that another remote gets, but for what its sandbox does not allow. What is no message is
 * dropped.
 * @returns takes a message; ends the calls that are under way
 */
export function serveFrame({ portal, sandbox, post, isFocused, back, show }: Serving) {
  const underWay = new Map<number, AbortController>()

  const allow = (method: string, url: string) => {
    if (!allowsCall(sandbox, method, url)) throw refusal(`${method} ${url} is not granted to it`)
  }
  const send = ({ id, url, body, basis, ...how }: Extract<Asked, { kind: 'send' }>, signal: AbortSignal) => {
    allow(how.method, url)
    const call = { ...callOf, ...how, path: url } as Call<{}, {}, typeof callOf.body>
    const onProgress = (sent: number, total: number) => post({ kind: 'progress', id, sent, total })
    const upload = how.encoding === 'multipart' ? { onProgress } : {}
    return portal.api.send(call, { body }, { signal, ...upload, ...(basis ? { basis } : {}) })
  }
  const answerTo = async (message: Asked, signal: AbortSignal): Promise<unknown> => {
    switch (message.kind) {
      case 'read':
        allow('GET', message.url)
        return portal.api.read({ key: message.key, url: message.url }, { signal })
      case 'send':
        return send(message, signal)
      case 'read-draft':
        return portal.drafts.read(message.name)
      case 'keep-draft':
        return portal.drafts.keep(message.name, message.value)
      case 'drop-draft':
        return portal.drafts.drop(message.name)
    }
  }
  const answer = async (message: Asked) => {
    const { id } = message
    const abort = new AbortController()
    underWay.set(id, abort)
    try {
      post({ kind: 'answer', id, value: await answerTo(message, abort.signal) })
    } catch (error) {
      post({ kind: 'failed', id, failed: failedOf(error) })
    } finally {
      underWay.delete(id)
    }
  }
  const act = (message: Exclude<FromFrame, Asked>): void => {
    if (message.kind === 'abort') underWay.get(message.id)?.abort()
    else if (message.kind === 'report') portal.report(new Error(message.message))
    else if (message.kind === 'stale')
      void portal.queries.invalidateQueries({ queryKey: message.queryKey as never })
    else if (message.kind === 'back') isFocused() && back()
    else if (message.kind === 'navigate')
      isFocused() && portal.navigate(message.path, { replace: message.replace })
    else show(message)
  }
  return {
    take: (data: unknown) => {
      const { success, output: message } = v.safeParse(FromFrame, data)
      if (!success) return
      if (message.kind !== 'abort' && 'id' in message) void answer(message)
      else act(message)
    },
    end: () => {
      for (const abort of underWay.values()) abort.abort()
    },
  }
}
