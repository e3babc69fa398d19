import type { Tokens } from '@portal/contract/auth'
import type { Credentials } from '@portal/remote-kit/portal'
import type { OwedSignOut } from './owed-sign-outs.ts'
import type { StoredSession } from './stored.ts'

/** Who an account turned out to be, after signing in. */
export interface Identity {
  id: string
  name: string
  username: string
  tenant_code: string
  avatar?: string
}

/** Tokens, and the key they are bound to where the server binds them (`token_type`). */
export type KeyedTokens = Tokens & { keys: CryptoKeyPair }

/** The calls that the session needs; each rejects with `ApiError`. */
export interface AuthCalls {
  /** The subdomain that stands for what the customer gave as firm. */
  tenantOf(credentials: Credentials): Promise<string>
  login(credentials: Credentials, tenant: string): Promise<KeyedTokens>
  identify(tokens: KeyedTokens, tenant: string): Promise<Identity>
  /** Proves the key of the session. */
  refresh(session: Pick<StoredSession, 'tenant' | 'refresh_token' | 'keys'>): Promise<Tokens>
  logout(session: StoredSession): Promise<void>
  /** Ends a session by the hash of its refresh token. */
  revoke(owed: OwedSignOut): Promise<void>
}
