import { type TrackedPromise, trackPromise } from '@portal/remote-kit/await'
import type { SignedIn } from './SignedIn.tsx'

type Code = typeof SignedIn
let loading: TrackedPromise<Code> | undefined

/** Sets the code that `signedInCode` would load, for a page that includes it. */
export function setSignedInCode(code: Code): void {
  loading = { promise: Promise.resolve(code), outcome: { value: code } }
}

/**
 * Code of the signed-in layout. Guest pages load it during sign-in. After a failure, the next caller loads it again.
 */
export function signedInCode(): TrackedPromise<Code> {
  if (loading) return loading
  const code = import(/* webpackChunkName: "signed-in" */ './SignedIn.tsx')
  const arrival = trackPromise(code.then((module) => module.SignedIn))
  arrival.promise.catch(() => {
    loading = undefined
  })
  loading = arrival
  return arrival
}
