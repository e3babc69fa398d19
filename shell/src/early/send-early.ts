import { refreshPath } from '@portal/contract/auth-path'
import { createStore } from '@portal/remote-kit/store'
import type { AuthCalls } from '../session/auth.ts'
import type { BrowserSession } from '../session/browser.ts'
import { isIdle } from '../session/idle.ts'
import { lastActivity } from '../session/last-activity.ts'
import { isFresh, renew } from '../session/renew.ts'
import { signedHeaders } from '../session/signed-headers.ts'
import { activeSession, loginVersion, nothingStored, type StoredSession } from '../session/stored-session.ts'
import type { EarlyReads } from './early-reads.ts'

/** Timeout of an early read, in milliseconds: the same as the shell's. */
const responseTimeoutMs = 30_000

/**
 * Sends the page's first reads with the stored session before the portal's code loads; tokens that are about to expire
 * are renewed first. If anything fails, nothing is sent, and the shell does it.
 * @param paths below the tenant's API
 */
export async function sendEarly(reads: EarlyReads, paths: readonly string[]): Promise<void> {
  const session = await usableSession(reads.session).catch(() => null)
  if (!session || reads.isOver) return
  reads.accountId = session.accountId
  for (const path of paths) {
    const url = `/api/${session.tenant}${path}`
    const answer = send(url, session, reads.session)
    answer.catch(() => {})
    reads.answers.set(url, answer)
  }
}

async function send(url: string, session: StoredSession, { dpopSigner }: BrowserSession): Promise<Response> {
  const headers = await signedHeaders(dpopSigner, session, { method: 'GET', url })
  const response = await fetch(url, {
    headers,
    credentials: 'omit',
    signal: AbortSignal.timeout(responseTimeoutMs),
  })
  dpopSigner.recordNonce(response.headers)
  return response
}

/** The active session, if the shell would continue it. */
async function usableSession(parts: BrowserSession): Promise<StoredSession | null> {
  const { vault, dpopSigner } = parts
  const session = activeSession(await vault.peek())
  if (!session || session.version !== loginVersion || isIdle(lastActivity, Date.now())) return null
  if (isFresh(session, Date.now())) return session
  // Another tab may have renewed since this was read: using a spent refresh token would end the session.
  await vault.read()
  const auth = { refresh: refreshWith(dpopSigner) }
  return renew({ ...parts, now: Date.now, stored: createStore(nothingStored), auth }, session.accountId)
}

/** Renews tokens without the shell's API client. Errors are left for the shell to handle. */
const refreshWith =
  (dpopSigner: BrowserSession['dpopSigner']): AuthCalls['refresh'] =>
  async ({ tenant, refresh_token, keys }) => {
    const proof = await dpopSigner.headerFor(keys, { method: 'POST', url: refreshPath })
    const answer = await fetch(refreshPath, {
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
