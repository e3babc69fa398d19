import type { Prover } from '../prover.ts'

/** Placeholder keys. */
export const fakeKeys = {} as CryptoKeyPair

/** A DPoP signer for tests about something else. */
export const noProver: Prover = {
  makeKeys: async () => fakeKeys,
  headerFor: async () => ({ dpop: '' }),
  recordNonce: () => {},
}
