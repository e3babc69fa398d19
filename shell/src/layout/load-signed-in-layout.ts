import { type TrackedPromise, trackPromise } from '@portal/remote-kit/await'
import type { SignedInLayout } from './SignedInLayout.tsx'

type SignedInLayoutComponent = typeof SignedInLayout
let signedInLayoutPromise: TrackedPromise<SignedInLayoutComponent> | undefined

/** Sets the code that `loadSignedInLayout` would load, for a page that includes this code. */
export function setSignedInLayout(code: SignedInLayoutComponent): void {
  signedInLayoutPromise = { promise: Promise.resolve(code), outcome: { value: code } }
}

/** Loads the code of the signed-in layout. After a failure, the next caller loads it again. */
export function loadSignedInLayout(): TrackedPromise<SignedInLayoutComponent> {
  if (signedInLayoutPromise) return signedInLayoutPromise
  const code = import(/* webpackChunkName: "signed-in" */ './SignedInLayout.tsx')
  const arrival = trackPromise(code.then((module) => module.SignedInLayout))
  arrival.promise.catch(() => {
    signedInLayoutPromise = undefined
  })
  signedInLayoutPromise = arrival
  return arrival
}
