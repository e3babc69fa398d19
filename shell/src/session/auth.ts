import type { Tokens } from '@portal/contract/auth'
import type { Credentials } from '@portal/remote-kit/portal'
import type { PendingLogout } from './pending-logouts.ts'
import type { StoredSession } from './stored-session.ts'

/** The account after sign-in. */
export interface Identity {
  id: string
  name: string
  username: string
  tenant_code: string
  avatar?: string
}

/** Tokens, with the key that they are bound to (`token_type`). */
export type KeyedTokens = Tokens & { keys: CryptoKeyPair }

/** Calls of the session; each rejects with `ApiError`. */
export interface AuthCalls {
  /** Subdomain for the tenant that the customer typed. */
  tenantOf(credentials: Credentials): Promise<string>
  login(credentials: Credentials, tenant: string): Promise<KeyedTokens>
  identify(tokens: KeyedTokens, tenant: string): Promise<Identity>
  /** Renews tokens, with a proof of the session's key. */
  refresh(session: Pick<StoredSession, 'tenant' | 'refresh_token' | 'keys'>): Promise<Tokens>
  logout(session: StoredSession): Promise<void>
  /** Ends a session by the hash of its refresh token. */
  revoke(owed: PendingLogout): Promise<void>
}
