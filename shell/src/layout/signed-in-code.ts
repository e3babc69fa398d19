import { type TrackedPromise, trackPromise } from '@portal/remote-kit/await'
import type { SignedInLayout } from './SignedInLayout.tsx'

type SignedInCode = typeof SignedInLayout
let loadingCode: TrackedPromise<SignedInCode> | undefined

/** Sets the code that `loadSignedInCode` would load, for a page that includes this code. */
export function setSignedInCode(code: SignedInCode): void {
  loadingCode = { promise: Promise.resolve(code), outcome: { value: code } }
}

/** Loads the code of the signed-in layout. After a failure, the next caller loads it again. */
export function loadSignedInCode(): TrackedPromise<SignedInCode> {
  if (loadingCode) return loadingCode
  const code = import(/* webpackChunkName: "signed-in" */ './SignedInLayout.tsx')
  const arrival = trackPromise(code.then((module) => module.SignedInLayout))
  arrival.promise.catch(() => {
    loadingCode = undefined
  })
  loadingCode = arrival
  return arrival
}
