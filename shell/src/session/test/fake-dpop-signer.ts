import type { DpopSigner } from '../dpop-signer.ts'

export const fakeKeys = {} as CryptoKeyPair

/** DPoP signer for tests that do not check proofs. */
export const fakeDpopSigner: DpopSigner = {
  makeKeys: async () => fakeKeys,
  headerFor: async () => ({ dpop: '' }),
  recordNonce: () => {},
}
