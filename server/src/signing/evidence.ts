import type { Language } from '@portal/contract/language'
import type { SigningKind } from '@portal/contract/signing'
import type { SignInMethod } from '../database/tables/session.ts'

/** How the customer proved their identity. A passkey has everything to verify its signature later. */
export type FactorEvidence =
  | {
      kind: 'passkey'
      name: string
      credentialId: string
      /** COSE, base64url. */
      publicKey: string
      clientDataJSON: string
      authenticatorData: string
      signature: string
    }
  | { kind: 'app' }
  | { kind: 'mail'; address: string }

/** Times are ISO 8601, by the server's clock. */
export interface SigningEvidence {
  /** Such as 'ZUIDER-12'. */
  reference: string
  kind: SigningKind
  document: string
  /** SHA-256 of the file that the customer read, hexadecimal, and its size. */
  hash: string
  bytes: number
  /** In the language of the page. */
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
