import type { Language } from '@portal/contract/language'
import type { SigningKind } from '@portal/contract/signing'
import type { SignInMethod } from '../database/tables/session.ts'

/** Evidence of the second factor. For a passkey it contains everything to verify its signature later. */
export type FactorEvidence =
  | {
      kind: 'passkey'
      name: string
      credentialId: string
      /** Public key in COSE format, base64url. */
      publicKey: string
      clientDataJSON: string
      authenticatorData: string
      signature: string
    }
  | { kind: 'app' }
  | { kind: 'mail'; address: string }

/** Evidence of a signature. Times are ISO 8601, by the server's clock. */
export interface SigningEvidence {
  /** Reference of the signing request, such as 'ZUIDER-12'. */
  reference: string
  kind: SigningKind
  document: string
  /** SHA-256 of the file that the customer read, hexadecimal. `bytes` is the size of the file. */
  hash: string
  bytes: number
  /** Sentence to which the customer agreed, in the language of the page. */
  agreement: string
  language: Language
  tenant: string
  signer: { name: string; account: string; number: number }
  signIn: { means: SignInMethod; at: string }
  factor: FactorEvidence
  /** IP address. */
  address: string
  /** Names of browser and system. */
  device: string | null
  requestedBy: string
  requestedAt: string
  openedAt: string | null
  readAt: string
  agreedAt: string
  certificate: { subject: string; fingerprint: string; isTest: boolean }
}
