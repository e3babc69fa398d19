import type { Tokens } from '@portal/contract/auth'
import type { Language } from '@portal/contract/language'

/** Raised when what is stored changes shape; sessions of another version are not refreshed (SESSION-04). */
export const loginVersion = 2

/** A signed-in account as kept on the device (SESSION-07). Times in milliseconds since 1970. */
export interface StoredSession {
  accountId: string
  access_token: string
  /** By which the tokens are renewed: the token itself, or its hash where a cookie holds it that no script reads. */
  refresh_token: string
  in_cookie: Tokens['in_cookie']
  token_type: Tokens['token_type']
  /** Key that the tokens are bound to (DPoP, RFC 9449). */
  keys: CryptoKeyPair
  /** `expires_in` of the answer as a moment: when the access token ends (SESSION-05). */
  expiresAt: number
  tenant: string
  tenant_code: string
  username: string
  name: string
  avatar?: string
  /** Language of the portal for this account, as it last was. */
  language: Language
  /** Of apps: whether they notify, and where to. Empty in the web portal. */
  notification: string
  push_id: string
  version: number
}

/** All sessions of this device. */
export interface Stored {
  sessions: readonly StoredSession[]
  activeId: string | null
}

export const nothingStored: Stored = { sessions: [], activeId: null }

/** The session of the active account. */
export const activeSession = ({ sessions, activeId }: Stored): StoredSession | null =>
  sessions.find(({ accountId }) => accountId === activeId) ?? null

/** Puts a session in, as the active one, in the place of an older one of the same account. */
export const withSession = ({ sessions }: Stored, session: StoredSession): Stored => ({
  sessions: [...sessions.filter(({ accountId }) => accountId !== session.accountId), session],
  activeId: session.accountId,
})

/** Takes an account out; when it was the active one, none is. */
export const withoutAccount = ({ sessions, activeId }: Stored, accountId: string): Stored => ({
  sessions: sessions.filter((session) => session.accountId !== accountId),
  activeId: activeId === accountId ? null : activeId,
})

/** Puts new tokens in, if the account is still there with the refresh token they were had for. */
export const withTokens = (stored: Stored, spent: string, renewed: StoredSession): Stored => ({
  ...stored,
  sessions: stored.sessions.map((session) =>
    session.accountId === renewed.accountId && session.refresh_token === spent ? renewed : session,
  ),
})

/** What may change of an account while it is signed in: what tells it from others, and the language it reads (ACCOUNT-02). */
export interface Description {
  name?: string
  /** Null: there is no picture any more. */
  avatar?: string | null
  language?: Language
}

const described = ({ avatar: before, ...session }: StoredSession, account: Description): StoredSession => {
  const { avatar = before, ...rest } = account
  return { ...session, ...rest, ...(avatar ? { avatar } : {}) }
}

/** Whether a description says anything else than what is stored. */
export const differs = (session: StoredSession, account: Description): boolean => {
  const next = described(session, account)
  return next.name !== session.name || next.avatar !== session.avatar || next.language !== session.language
}

/** Puts a new description of an account in, if it is still there. */
export const withDescription = (stored: Stored, accountId: string, account: Description): Stored => ({
  ...stored,
  sessions: stored.sessions.map((session) =>
    session.accountId === accountId ? described(session, account) : session,
  ),
})
