import type { Language } from '@portal/contract/language'
import type { AuthCalls } from './auth.ts'
import type { DpopSigner } from './dpop-signer.ts'
import type { Channel, Exclusive, Vault } from './vault.ts'

/** Dependencies of the session; tests replace them. */
export interface SessionParts {
  vault: Vault
  exclusive: Exclusive
  channel: Channel
  auth: AuthCalls
  dpopSigner: DpopSigner
  /** Current language. */
  language(): Language
  /** Current time in milliseconds since 1970. */
  now(): number
  /** Whether nobody has been active for the idle limit, after which a session ends. */
  isIdle(): boolean
}
