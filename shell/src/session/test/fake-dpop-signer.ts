import type { DpopSigner } from '../dpop-signer.ts'

/** Placeholder keys. */
export const fakeKeys = {} as CryptoKeyPair

/** A DPoP signer for tests about something else. */
export const fakeDpopSigner: DpopSigner = {
  makeKeys: async () => fakeKeys,
  headerFor: async () => ({ dpop: '' }),
  recordNonce: () => {},
}
