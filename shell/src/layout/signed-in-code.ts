import { type TrackedPromise, trackPromise } from '@portal/remote-kit/await'
import type { SignedIn } from './SignedIn.tsx'

type Code = typeof SignedIn
let begun: TrackedPromise<Code> | undefined

/** Gives the code that `signedInCode` would fetch, to a page that has it from the start. */
export function haveSignedIn(code: Code): void {
  begun = { promise: Promise.resolve(code), outcome: { value: code } }
}

/**
 * What the portal of somebody who is signed in is drawn with. A page that a guest begins with does not have it, and gets it while
 * the guest signs in. Code that did not come is asked for again by who asks next.
 */
export function signedInCode(): TrackedPromise<Code> {
  if (begun) return begun
  const code = import(/* webpackChunkName: "signed-in" */ './SignedIn.tsx')
  const arrival = trackPromise(code.then((module) => module.SignedIn))
  arrival.promise.catch(() => {
    begun = undefined
  })
  begun = arrival
  return arrival
}
