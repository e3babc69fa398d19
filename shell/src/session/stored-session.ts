import type { Tokens } from '@portal/contract/auth'
import type { Language } from '@portal/contract/language'

/** Increment when the stored format changes; sessions of another version are not refreshed (SESSION-04). */
export const loginVersion = 2

/** A signed-in account as stored on the device (SESSION-07). Times in milliseconds since 1970. */
export interface StoredSession {
  accountId: string
  access_token: string
  /** Refresh token, or its hash if a cookie holds the token. */
  refresh_token: string
  in_cookie: Tokens['in_cookie']
  token_type: Tokens['token_type']
  /** Key that the tokens are bound to (DPoP, RFC 9449). */
  keys: CryptoKeyPair
  /** The access token's expiry time, computed from `expires_in` (SESSION-05). */
  expiresAt: number
  tenant: string
  tenant_code: string
  username: string
  name: string
  avatar?: string
  /** Last language of this account. */
  language: Language
  /** Push settings of native apps. Empty in the web portal. */
  notification: string
  push_id: string
  version: number
}

/** An account of the device's list whose session has ended: what the list shows, and no token (ACCOUNTS-02). */
export type SignedOutAccount = Pick<StoredSession, 'accountId' | 'username' | 'name' | 'avatar'>

export interface Stored {
  sessions: readonly StoredSession[]
  activeId: string | null
  /** Absent if there are none. */
  signedOut?: readonly SignedOutAccount[]
}

export const nothingStored: Stored = { sessions: [], activeId: null }

/** The session of the active account. */
export const activeSession = ({ sessions, activeId }: Stored): StoredSession | null =>
  sessions.find(({ accountId }) => accountId === activeId) ?? null

/** Adds a session as the active one, replacing an older one of the same account. */
export const withSession = (stored: Stored, session: StoredSession): Stored => {
  const others = withoutAccount(stored, session.accountId)
  return { ...others, sessions: [...others.sessions, session], activeId: session.accountId }
}

/** Removes an account; if it was active, none is. */
export const withoutAccount = (stored: Stored, accountId: string): Stored => {
  const { sessions, activeId, signedOut } = stored
  const isOther = (account: SignedOutAccount) => account.accountId !== accountId
  return {
    ...stored,
    sessions: sessions.filter(isOther),
    activeId: activeId === accountId ? null : activeId,
    ...(signedOut && { signedOut: signedOut.filter(isOther) }),
  }
}

/** Removes an account's session, and keeps the account in the list (ACCOUNTS-04). */
export const withoutSession = (stored: Stored, accountId: string): Stored => {
  const ended = stored.sessions.find((session) => session.accountId === accountId)
  if (!ended) return stored
  const { username, name, avatar } = ended
  const rest = withoutAccount(stored, accountId)
  const account = { accountId, username, name, ...(avatar ? { avatar } : {}) }
  return { ...rest, signedOut: [...(rest.signedOut ?? []), account] }
}

/** Ids of the accounts whose session a change has removed. */
export const endedSessions = (before: Stored, after: Stored): string[] =>
  before.sessions
    .map(({ accountId }) => accountId)
    .filter((id) => !after.sessions.some(({ accountId }) => accountId === id))

/** Stores new tokens, if the account still has the refresh token that they were requested with. */
export const withTokens = (stored: Stored, spent: string, renewed: StoredSession): Stored => ({
  ...stored,
  sessions: stored.sessions.map((session) =>
    session.accountId === renewed.accountId && session.refresh_token === spent ? renewed : session,
  ),
})

/** Changeable data of a signed-in account: its display data and language (ACCOUNT-02). */
export interface Description {
  name?: string
  /** Null removes the picture. */
  avatar?: string | null
  language?: Language
}

const described = ({ avatar: before, ...session }: StoredSession, account: Description): StoredSession => {
  const { avatar = before, ...rest } = account
  return { ...session, ...rest, ...(avatar ? { avatar } : {}) }
}

/** Whether a description differs from the stored one. */
export const differs = (session: StoredSession, account: Description): boolean => {
  const next = described(session, account)
  return next.name !== session.name || next.avatar !== session.avatar || next.language !== session.language
}

/** Stores a new description of an account, if it is still there. */
export const withDescription = (stored: Stored, accountId: string, account: Description): Stored => ({
  ...stored,
  sessions: stored.sessions.map((session) =>
    session.accountId === accountId ? described(session, account) : session,
  ),
})
