import type { Language } from '@portal/contract/language'
import type { AuthCalls } from './auth.ts'
import type { Prover } from './prover.ts'
import type { Channel, Exclusive, Vault } from './vault.ts'

/** What the session is made of; all of it can be replaced in a test. */
export interface SessionParts {
  vault: Vault
  exclusive: Exclusive
  channel: Channel
  auth: AuthCalls
  prover: Prover
  /** The language now in force. */
  language(): Language
  /** The time now, in milliseconds since 1970. */
  now(): number
  /** Whether nobody has been at this browser for so long that a session in it has ended. */
  isLeft(): boolean
}
