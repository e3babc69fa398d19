import type { SessionTokens } from '@portal/contract/auth'
import type { Credentials } from '@portal/remote-kit/portal'
import type { StoredSession } from './stored-session.ts'

export interface SignedInIdentity {
  id: string
  name: string
  username: string
  tenant_code: string
  avatar?: string
}

/** Tokens of a session, with the DPoP key that they are bound to. */
export type KeyBoundTokens = SessionTokens & { keys: CryptoKeyPair }

export interface AuthCalls {
  getTenant(credentials: Credentials): Promise<string>
  login(credentials: Credentials, tenant: string): Promise<KeyBoundTokens>
  identify(tokens: KeyBoundTokens, tenant: string): Promise<SignedInIdentity>
  /** Renews tokens, with a DPoP proof of the session's key. */
  refresh(session: Pick<StoredSession, 'tenant' | 'refresh_token' | 'keys'>): Promise<SessionTokens>
  logout(session: StoredSession): Promise<void>
  /** Ends a session by the hash of its refresh token. */
  revoke(owed: { tenant: string; hash: string }): Promise<void>
}
