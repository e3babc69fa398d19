import type { SessionTokens } from '@portal/contract/auth'
import type { Language } from '@portal/contract/language'

/** Version of the stored format; sessions of another version are not refreshed (SESSION-04). */
export const storedSessionVersion = 2

/** A signed-in account as stored on the device (SESSION-07). Times are in milliseconds since 1970. */
export interface StoredSession {
  accountId: string
  access_token: string
  /** Refresh token, or its hash if a cookie holds the token. */
  refresh_token: string
  in_cookie: SessionTokens['in_cookie']
  token_type: SessionTokens['token_type']
  /** Key that the tokens are bound to (DPoP, RFC 9449). */
  keys: CryptoKeyPair
  /** Expiry time of the access token, computed from `expires_in` (SESSION-05). */
  expiresAt: number
  tenant: string
  tenant_code: string
  username: string
  name: string
  avatar?: string
  language: Language
  /** Push settings of native apps. Empty in the web portal. */
  notification: string
  push_id: string
  version: number
}

/** An account in the device's list whose session has ended: display data without a token (ACCOUNTS-02). */
export type SignedOutAccount = Pick<StoredSession, 'accountId' | 'username' | 'name' | 'avatar'>

export interface StoredState {
  sessions: readonly StoredSession[]
  activeId: string | null
  signedOut?: readonly SignedOutAccount[]
}

export interface Vault {
  read(): Promise<StoredState>
  write(stored: StoredState): Promise<void>
}

/** An encrypted store on this device; a copy of the browser's storage reveals nothing. */
export interface EncryptedStore {
  /** Reads the value of a name; undefined if there is none or it cannot be decrypted. */
  read(name: string): Promise<unknown>
  write(name: string, value: unknown): Promise<void>
  remove(name: string): Promise<void>
  listNames(): Promise<readonly string[]>
}

export const emptyStoredState: StoredState = { sessions: [], activeId: null }

export const getActiveSession = ({ sessions, activeId }: StoredState): StoredSession | null =>
  sessions.find(({ accountId }) => accountId === activeId) ?? null

/** Adds a session as the active one; replaces an older session of the same account. */
export const addStoredSession = (stored: StoredState, session: StoredSession): StoredState => {
  const others = removeStoredAccount(stored, session.accountId)
  return { ...others, sessions: [...others.sessions, session], activeId: session.accountId }
}

/** Removes an account; if it was active, no account is active afterwards. */
export const removeStoredAccount = (stored: StoredState, accountId: string): StoredState => {
  const { sessions, activeId, signedOut } = stored
  const isOtherAccount = (account: SignedOutAccount) => account.accountId !== accountId
  return {
    ...stored,
    sessions: sessions.filter(isOtherAccount),
    activeId: activeId === accountId ? null : activeId,
    ...(signedOut && { signedOut: signedOut.filter(isOtherAccount) }),
  }
}

/** Removes an account's session, but keeps the account in the list (ACCOUNTS-04). */
export const removeStoredSession = (stored: StoredState, accountId: string): StoredState => {
  const ended = stored.sessions.find((session) => session.accountId === accountId)
  if (!ended) return stored
  const { username, name, avatar } = ended
  const rest = removeStoredAccount(stored, accountId)
  const account = { accountId, username, name, ...(avatar ? { avatar } : {}) }
  return { ...rest, signedOut: [...(rest.signedOut ?? []), account] }
}

export const findEndedSessions = (before: StoredState, after: StoredState): string[] =>
  before.sessions
    .map(({ accountId }) => accountId)
    .filter((id) => !after.sessions.some(({ accountId }) => accountId === id))

/** Stores new tokens, if the account still has the refresh token that they were requested with. */
export const replaceStoredTokens = (
  stored: StoredState,
  spent: string,
  renewed: StoredSession,
): StoredState => ({
  ...stored,
  sessions: stored.sessions.map((session) =>
    session.accountId === renewed.accountId && session.refresh_token === spent ? renewed : session,
  ),
})

/** Editable data of a signed-in account: its display data and language (ACCOUNT-02). */
export interface AccountDescription {
  name?: string
  /** Null removes the picture. */
  avatar?: string | null
  language?: Language
}

const applyAccountDescription = (
  { avatar: before, ...session }: StoredSession,
  account: AccountDescription,
): StoredSession => {
  const { avatar = before, ...rest } = account
  return { ...session, ...rest, ...(avatar ? { avatar } : {}) }
}

export const isDescriptionChanged = (session: StoredSession, account: AccountDescription): boolean => {
  const next = applyAccountDescription(session, account)
  return next.name !== session.name || next.avatar !== session.avatar || next.language !== session.language
}

export const replaceStoredDescription = (
  stored: StoredState,
  accountId: string,
  account: AccountDescription,
): StoredState => ({
  ...stored,
  sessions: stored.sessions.map((session) =>
    session.accountId === accountId ? applyAccountDescription(session, account) : session,
  ),
})
