import type { Language } from '@portal/contract/language'
import type { SigningKind } from '@portal/contract/signing'
import type { SignInMeans } from '../database/tables/session.ts'

/** By what a customer proved who signs. Of a passkey all that lets anybody check later that it signed this document. */
export type FactorEvidence =
  | {
      kind: 'passkey'
      name: string
      credentialId: string
      /** COSE key; base64url. */
      publicKey: string
      clientDataJSON: string
      authenticatorData: string
      signature: string
    }
  | { kind: 'app' }
  | { kind: 'mail'; address: string }

/** Who signed what, how and when. Moments are ISO 8601, by the server's clock. */
export interface SigningEvidence {
  /** By which the question is known, such as 'ZUIDER-12'. */
  reference: string
  kind: SigningKind
  document: string
  /** SHA-256 of the file that was read, in hexadecimal, and its size in bytes. */
  hash: string
  bytes: number
  /** The sentence that was agreed to, in the language of the page. */
  agreement: string
  language: Language
  firm: string
  signer: { name: string; account: string; number: number }
  signIn: { means: SignInMeans; at: string }
  factor: FactorEvidence
  /** Address of the network that it came from. */
  address: string
  /** Browser and system, in names that a customer knows. */
  device: string | null
  askedBy: string
  askedAt: string
  openedAt: string | null
  readAt: string
  agreedAt: string
  certificate: { subject: string; fingerprint: string; isTest: boolean }
}
