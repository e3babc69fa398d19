import type { Language } from '@portal/contract/language'
import type { SigningKind } from '@portal/contract/signing'
import type { SignInMethod } from '../database/tables/session.ts'

/** How the customer proved their identity. For a passkey everything needed to verify the signature later. */
export type FactorEvidence =
  | {
      kind: 'passkey'
      name: string
      credentialId: string
      /** COSE key of the passkey, base64url. */
      publicKey: string
      clientDataJSON: string
      authenticatorData: string
      signature: string
    }
  | { kind: 'app' }
  | { kind: 'mail'; address: string }

/** Evidence of a signature: signer, document, second factor and times. Times are ISO 8601, by the server's clock. */
export interface SigningEvidence {
  /** Reference of the request, such as 'ZUIDER-12'. */
  reference: string
  kind: SigningKind
  document: string
  /** SHA-256 of the file that was read, hexadecimal, and its size in bytes. */
  hash: string
  bytes: number
  /** The agreed sentence, in the language of the page. */
  agreement: string
  language: Language
  tenant: string
  signer: { name: string; account: string; number: number }
  signIn: { means: SignInMethod; at: string }
  factor: FactorEvidence
  /** IP address. */
  address: string
  /** Browser and system, as names that customers know. */
  device: string | null
  askedBy: string
  askedAt: string
  openedAt: string | null
  readAt: string
  agreedAt: string
  certificate: { subject: string; fingerprint: string; isTest: boolean }
}
