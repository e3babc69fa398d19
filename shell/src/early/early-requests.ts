import type { FirstReads } from '@portal/domain/first-reads'
import { isWide } from '@portal/ui'
import type { Options } from 'ky'
import type { BrowserSession } from '../session/browser-session.ts'

export interface EarlyRequests {
  /** Session store that the early script opened, and that the shell continues to use. */
  session: BrowserSession
  /** Settles once the screen's code has loaded. */
  screenCode: Promise<unknown>
  /** Account that the responses belong to; null until the signed-in account is known. */
  accountId: string | null
  /** Pending responses by URL; each is used once. */
  responses: Map<string, Promise<Response>>
  /** True once the shell sends its own requests; the early script then sends nothing. */
  isOver: boolean
}

declare global {
  interface Window {
    /** Requests that the early script has sent, with their responses. Undefined once the shell has taken them over. */
    earlyRequests?: EarlyRequests | undefined
  }
}

/** First requests of a page, as paths relative to the tenant's API or with their query keys. */
export type RequestGroups<Read> = Record<keyof FirstReads, readonly Read[]>

/** Adds the requests of the menu's counts to those of the layout if this window has a permanent menu. */
export const selectRequestsForWidth = <Read>({ screen, layout, menu }: RequestGroups<Read>) => ({
  screen,
  layout: isWide('xl') ? [...layout, ...menu] : layout,
})

/** How long early responses stay usable after the first one is taken, in milliseconds. */
const earlyResponseLifetimeMs = 30_000

export type TakeEarlyResponse = (url: string) => Promise<Response> | undefined

/**
 * Takes over the page's early requests and returns a function that gets the pending response of a URL. After the first
 * call of that function the early script sends nothing more. Responses of another account than `accountId` returns are
 * ignored.
 */
export function createTakeEarlyResponse(
  accountId: () => string | undefined,
  now: () => number,
): TakeEarlyResponse {
  const early = window.earlyRequests
  window.earlyRequests = undefined
  let since: number | undefined
  return (url) => {
    if (!early) return undefined
    early.isOver = true
    since ??= now()
    const answer = early.responses.get(url)
    early.responses.delete(url)
    return early.accountId === accountId() && now() - since < earlyResponseLifetimeMs ? answer : undefined
  }
}

/** Creates a fetch function. Its first call returns the pending response `taken`; later calls send a request. */
export function createFetchWithPendingResponse(taken: Promise<Response>) {
  let answer: Promise<Response> | undefined = taken
  const once: typeof fetch = (...given) => {
    const first = answer
    answer = undefined
    return first ?? fetch(...given)
  }
  return {
    isToCome: () => answer !== undefined,
    whole: async (): Promise<Response | undefined> => {
      const response = await answer?.catch(() => undefined)
      return response?.ok ? response : undefined
    },
    options: { fetch: once } satisfies Options,
  }
}
