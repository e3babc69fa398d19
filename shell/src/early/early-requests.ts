import { tokenRefreshPath } from '@portal/contract/auth-path'
import type { FirstReads } from '@portal/domain/first-reads'
import { createStore } from '@portal/remote-kit/store'
import { isWide } from '@portal/ui'
import type { AuthCalls } from '../api/auth-calls.ts'
import type { BrowserSession } from '../session/browser-session.ts'
import { createSignedHeaders } from '../session/dpop-signer.ts'
import { isIdle, lastActivity } from '../session/idle-watch.ts'
import { isTokenFresh, renewTokens } from '../session/renew-tokens.ts'
import {
  emptyStoredState,
  getActiveSession,
  type StoredSession,
  storedSessionVersion,
} from '../session/stored-session.ts'

export interface EarlyRequests {
  /** Account that the responses belong to; null until the signed-in account is known. */
  accountId: string | null
  /** Pending responses by URL; each is used once. */
  responses: Map<string, Promise<Response>>
  /** True once the shell sends its own requests; the early script then sends nothing. */
  isOver: boolean
}

declare global {
  interface Window {
    /** Session that the early script opened, and that the shell continues to use. */
    browserSession: BrowserSession
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

/** Timeout of an early request in milliseconds, equal to the shell's timeout. */
const responseTimeoutMs = 30_000

/**
 * Sends the page's first requests with the stored session before the portal's code loads; renews tokens that are about
 * to expire. If any step fails, it sends nothing, and the shell sends the requests. The requests of the layout follow the
 * screen's code, so that on a slow connection the screen appears first.
 * @param paths relative to the tenant's API
 * @param screenCode settles once the screen's code has loaded
 */
export async function sendEarlyRequests(
  browserSession: BrowserSession,
  reads: EarlyRequests,
  { screen, layout }: ReturnType<typeof selectRequestsForWidth<string>>,
  screenCode: Promise<unknown>,
): Promise<void> {
  const session = await findUsableSession(browserSession).catch(() => null)
  if (!session || reads.isOver) return
  reads.accountId = session.accountId
  const send = (path: string, start: Promise<unknown>) => {
    const url = `/api/${session.tenant}${path}`
    const answer = start.then(() => sendSignedRequest(url, session, browserSession))
    answer.catch(() => {})
    reads.responses.set(url, answer)
  }
  for (const path of screen) send(path, Promise.resolve())
  const idle = screenCode.then(waitUntilIdle)
  for (const path of layout) send(path, idle)
}

/** Maximum wait for an idle moment, in milliseconds. */
const maxIdleWaitMs = 1000

/** Resolves when the page is idle. Signing and sending the layout's requests takes a slow phone 30 ms. */
const waitUntilIdle = () =>
  new Promise<void>((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: maxIdleWaitMs })
    else setTimeout(resolve)
  })

async function sendSignedRequest(
  url: string,
  session: StoredSession,
  { dpopSigner }: BrowserSession,
): Promise<Response> {
  const headers = await createSignedHeaders(dpopSigner, session, { method: 'GET', url })
  const response = await fetch(url, {
    headers,
    credentials: 'omit',
    signal: AbortSignal.timeout(responseTimeoutMs),
  })
  dpopSigner.recordNonce(response.headers)
  return response
}

/**
 * Finds the active session and renews its tokens if they are about to expire. Null if there is no session that the
 * shell would continue.
 */
async function findUsableSession(parts: BrowserSession): Promise<StoredSession | null> {
  const { vault, dpopSigner } = parts
  const session = getActiveSession(await vault.peek())
  if (!session || session.version !== storedSessionVersion || isIdle(lastActivity, Date.now())) return null
  if (isTokenFresh(session, Date.now())) return session
  // Reads the vault again, because another tab may have renewed the tokens since the first read. Sending an old
  // refresh token would end the session.
  await vault.read()
  const auth = { refresh: createRefreshCall(dpopSigner) }
  return renewTokens(
    { ...parts, now: Date.now, stored: createStore(emptyStoredState), auth },
    session.accountId,
  )
}

const createRefreshCall =
  (dpopSigner: BrowserSession['dpopSigner']): AuthCalls['refresh'] =>
  async ({ tenant, refresh_token, keys }) => {
    const proof = await dpopSigner.headerFor(keys, { method: 'POST', url: tokenRefreshPath })
    const answer = await fetch(tokenRefreshPath, {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'content-type': 'application/json', ...proof },
      body: JSON.stringify({ tenant, token: refresh_token }),
      signal: AbortSignal.timeout(responseTimeoutMs),
    })
    dpopSigner.recordNonce(answer.headers)
    const tokens = answer.ok ? await answer.json() : null
    if (typeof tokens?.access_token !== 'string') throw new Error('there are no new tokens')
    return tokens
  }

/** How long early responses stay usable after the first one is taken, in milliseconds. */
const earlyResponseLifetimeMs = 30_000

export type TakeEarlyResponse = (url: string) => Promise<Response | null> | null

/**
 * Takes over the page's early requests and returns a function that gets the pending response of a URL. After the first
 * call of that function the early script sends nothing more. Failed responses, and those of another account than
 * `accountId` returns, are ignored.
 */
export function createTakeEarlyResponse(
  accountId: () => string | undefined,
  now: () => number,
): TakeEarlyResponse {
  const early = window.earlyRequests
  window.earlyRequests = undefined
  let since: number | undefined
  return (url) => {
    if (!early) return null
    early.isOver = true
    since ??= now()
    const answer = early.responses.get(url)
    early.responses.delete(url)
    if (!answer || early.accountId !== accountId() || now() - since >= earlyResponseLifetimeMs) return null
    return answer.then(
      (response) => (response.ok ? response : null),
      () => null,
    )
  }
}
