import { type TrackedPromise, trackPromise } from '@portal/remote-kit/await'
import type { SignedInLayout } from './SignedInLayout.tsx'

type SignedInCode = typeof SignedInLayout
let signedInCodePromise: TrackedPromise<SignedInCode> | undefined

/** Sets the code that `loadSignedInCode` would load, for a page that includes this code. */
export function setSignedInCode(code: SignedInCode): void {
  signedInCodePromise = { promise: Promise.resolve(code), outcome: { value: code } }
}

/** Loads the code of the signed-in layout. After a failure, the next caller loads it again. */
export function loadSignedInCode(): TrackedPromise<SignedInCode> {
  if (signedInCodePromise) return signedInCodePromise
  const code = import(/* webpackChunkName: "signed-in" */ './SignedInLayout.tsx')
  const arrival = trackPromise(code.then((module) => module.SignedInLayout))
  arrival.promise.catch(() => {
    signedInCodePromise = undefined
  })
  signedInCodePromise = arrival
  return arrival
}
