import type { Tokens } from '@portal/contract/auth'
import { ApiError } from '@portal/contract/error'
import type { WritableStore } from '@portal/remote-kit/store'
import type { SessionParts } from './parts.ts'
import { type Stored, type StoredSession, withoutSession, withTokens } from './stored-session.ts'

/** Tokens are renewed this long before they expire (SESSION-02), in milliseconds. */
export const refreshMargin = 2 * 60 * 1000

/** Whether an access token is valid long enough to be used. */
export const isFresh = ({ expiresAt }: Pick<StoredSession, 'expiresAt'>, now: number): boolean =>
  expiresAt - refreshMargin > now

export interface RenewalParts
  extends Pick<SessionParts, 'vault' | 'exclusive' | 'channel' | 'dpopSigner' | 'now'> {
  auth: Pick<SessionParts['auth'], 'refresh'>
  stored: WritableStore<Stored>
}

/** Tokens of a response, with their expiry time. */
export const tokensFrom = ({ expires_in, ...tokens }: Tokens, now: number) => ({
  ...tokens,
  expiresAt: now + expires_in * 1000,
})

/**
 * Renews an account's tokens, in one tab at a time: a tab that waited finds the new tokens in the vault. A rejected
 * refresh token ends that account's session only, and not one that was started meanwhile. Without a response the
 * session stays, and the old access token is used until it expires. A session without a key gets one, stored before the
 * server sees it, since the response may be lost.
 * @throws ApiError without a usable token and without a response
 */
export function renew(
  { vault, exclusive, channel, auth, now, stored }: RenewalParts,
  accountId: string,
  refused?: string,
): Promise<StoredSession | null> {
  const keep = async (next: Stored, signedOut: readonly string[] = []) => {
    await vault.write(next)
    stored.set(next)
    channel.announce(signedOut)
  }
  /** Ends a rejected session, unless the account has another by now; returns that one. */
  const endRejectedSession = async ({ refresh_token }: StoredSession, found: Stored) => {
    const other = found.sessions.find((candidate) => candidate.accountId === accountId)
    if (!other || other.refresh_token === refresh_token) {
      await keep(withoutSession(found, accountId), [accountId])
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
    if (isFresh(session, now()) && session.access_token !== refused) {
      stored.set(current)
      return session
    }
    try {
      const renewed = { ...session, ...tokensFrom(await auth.refresh(session), now()) }
      await keep(withTokens(await vault.read(), session.refresh_token, renewed))
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
