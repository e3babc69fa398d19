import type { Language } from '@portal/contract/language'

/** Raised when what is stored changes shape; sessions of another version are not refreshed (SESSION-04). */
export const loginVersion = 1

/** A signed-in account as kept on the device (SESSION-07). Times in milliseconds since 1970. */
export interface StoredSession {
  accountId: string
  access_token: string
  refresh_token: string
  /** When the access token ends (SESSION-05). */
  expiresAt: number
  tenant: string
  tenant_code: string
  username: string
  name: string
  avatar?: string
  language?: Language
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
