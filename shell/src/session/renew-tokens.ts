import type { SessionTokens } from '@portal/contract/auth'
import { ApiError } from '@portal/contract/error'
import type { WritableStore } from '@portal/remote-kit/store'
import type { AuthCalls } from '../api/auth-calls.ts'
import type { RunExclusive, SessionChannel } from './browser-session.ts'
import type { Vault } from './stored-session.ts'
import {
  removeStoredSession,
  replaceStoredTokens,
  type StoredSession,
  type StoredState,
} from './stored-session.ts'

/** Time before the expiry of tokens at which they are renewed (SESSION-02), in milliseconds. */
export const refreshMarginMs = 2 * 60 * 1000

export const isTokenFresh = ({ expiresAt }: Pick<StoredSession, 'expiresAt'>, now: number): boolean =>
  expiresAt - refreshMarginMs > now

export interface RenewalDependencies {
  vault: Vault
  exclusive: RunExclusive
  channel: SessionChannel
  auth: Pick<AuthCalls, 'refresh'>
  /** Current time in milliseconds since 1970. */
  now(): number
  stored: WritableStore<StoredState>
}

export const replaceLifetimeByExpiry = ({ expires_in, ...tokens }: SessionTokens, now: number) => ({
  ...tokens,
  expiresAt: now + expires_in * 1000,
})

/**
 * Renews an account's tokens, in one tab at a time: a tab that waited for its turn uses the new tokens in the vault. If
 * the server rejects the refresh token, only the session with that token ends, not a session that was started
 * meanwhile. If there is no response, the session continues, and the old access token is used until it expires.
 * @throws ApiError if there is no response and the old access token is expired or rejected
 */
export function renewTokens(
  { vault, exclusive, channel, auth, now, stored }: RenewalDependencies,
  accountId: string,
  refused?: string,
): Promise<StoredSession | null> {
  const storeSessions = async (next: StoredState, signedOut: readonly string[] = []) => {
    await vault.write(next)
    stored.set(next)
    channel.announce(signedOut)
  }
  /** Ends a rejected session. If the account has another session by now, returns that session instead. */
  const endRejectedSession = async ({ refresh_token }: StoredSession, found: StoredState) => {
    const other = found.sessions.find((candidate) => candidate.accountId === accountId)
    if (!other || other.refresh_token === refresh_token) {
      await storeSessions(removeStoredSession(found, accountId), [accountId])
      return null
    }
    stored.set(found)
    return other
  }
  return exclusive(async () => {
    const current = await vault.read()
    const session = current.sessions.find((candidate) => candidate.accountId === accountId)
    if (!session) {
      stored.set(current)
      return null
    }
    if (isTokenFresh(session, now()) && session.access_token !== refused) {
      stored.set(current)
      return session
    }
    try {
      const renewed = { ...session, ...replaceLifetimeByExpiry(await auth.refresh(session), now()) }
      await storeSessions(replaceStoredTokens(await vault.read(), session.refresh_token, renewed))
      return renewed
    } catch (error) {
      if (!(error instanceof ApiError) || error.failure !== 'refused' || error.status >= 500) {
        if (session.expiresAt > now() && session.access_token !== refused) return session
        throw error
      }
      return endRejectedSession(session, await vault.read())
    }
  })
}
