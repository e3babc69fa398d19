import type { Prover } from '../prover.ts'

/** Keys that prove nothing. */
export const fakeKeys = {} as CryptoKeyPair

/** A prover for tests about something else. */
export const noProver: Prover = {
  makeKeys: async () => fakeKeys,
  headerFor: async () => ({ dpop: '' }),
  recordNonce: () => {},
}
