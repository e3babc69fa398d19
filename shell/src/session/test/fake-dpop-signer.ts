import type { DpopSigner } from '../dpop-signer.ts'

export const fakeKeys = {} as CryptoKeyPair

export const fakeDpopSigner: DpopSigner = {
  makeKeys: async () => fakeKeys,
  headerFor: async () => ({ dpop: '' }),
  recordNonce: () => {},
}
