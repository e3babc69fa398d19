import { refreshPath } from '@portal/contract/auth-path'
import { createStore } from '@portal/remote-kit/store'
import type { AuthCalls } from '../session/auth.ts'
import type { SessionParts } from '../session/parts.ts'
import { isFresh, renew } from '../session/renew.ts'
import { signedHeaders } from '../session/signed-headers.ts'
import { activeSession, loginVersion, nothingStored, type StoredSession } from '../session/stored.ts'
import type { EarlyReads } from './early-reads.ts'

type Parts = Pick<SessionParts, 'vault' | 'exclusive' | 'channel' | 'prover' | 'now' | 'isLeft'>

/** Longest wait for an answer, in milliseconds: as long as the shell waits. */
const answerMs = 30_000

/**
 * Sends what a page reads first, with the session that this device keeps, before the portal's code is there; tokens that are about
 * to end are renewed first. Where anything of it does not work nothing is sent, and the shell does all of it in its own way.
 * @param paths below the firm's API
 */
export async function sendEarly(reads: EarlyReads, paths: readonly string[], parts: Parts): Promise<void> {
  const session = await usableSession(parts).catch(() => null)
  if (!session || reads.isOver) return
  reads.accountId = session.accountId
  for (const path of paths) {
    const url = `/api/${session.tenant}${path}`
    const answer = send(url, session, parts)
    answer.catch(() => {})
    reads.answers.set(url, answer)
  }
}

async function send(url: string, session: StoredSession, { prover }: Parts): Promise<Response> {
  const headers = await signedHeaders(prover, session, { method: 'GET', url })
  return fetch(url, { headers, credentials: 'omit', signal: AbortSignal.timeout(answerMs) })
}

/** The active session, if the shell would go on with it. */
async function usableSession(parts: Parts): Promise<StoredSession | null> {
  const session = activeSession(await parts.vault.read())
  if (!session || session.version !== loginVersion || parts.isLeft()) return null
  if (isFresh(session, parts.now())) return session
  const stored = createStore(nothingStored)
  return renew({ ...parts, stored, auth: { refresh: refreshWith(parts) } }, session.accountId)
}

/** Asks for new tokens without the shell's client; whatever is no new tokens is left for that to find out again. */
const refreshWith =
  ({ prover }: Pick<Parts, 'prover'>): AuthCalls['refresh'] =>
  async ({ tenant, refresh_token, keys }) => {
    const proof = await prover.headerFor(keys, { method: 'POST', url: refreshPath })
    const answer = await fetch(refreshPath, {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'content-type': 'application/json', ...proof },
      body: JSON.stringify({ tenant, token: refresh_token }),
      signal: AbortSignal.timeout(answerMs),
    })
    const tokens = answer.ok ? await answer.json() : null
    if (typeof tokens?.access_token !== 'string') throw new Error('there are no new tokens')
    return tokens
  }
