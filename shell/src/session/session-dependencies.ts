import type { Language } from '@portal/contract/language'
import type { AuthCalls } from './auth.ts'
import type { DpopSigner } from './dpop-signer.ts'
import type { RunExclusive, SessionChannel, Vault } from './vault.ts'

export interface SessionDependencies {
  vault: Vault
  exclusive: RunExclusive
  channel: SessionChannel
  auth: AuthCalls
  dpopSigner: DpopSigner
  language(): Language
  /** Current time in milliseconds since 1970. */
  now(): number
  isIdle(): boolean
}
