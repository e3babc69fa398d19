import { type ReactNode, startTransition, useEffect, useReducer } from 'react'

/** Something that is on its way, and once it is there, or is known not to come, which of the two. */
export interface Arrival<T> {
  readonly promise: Promise<T>
  outcome?: { value: T } | { error: unknown }
}

/** Follows a promise, so that who asks once it has settled gets the answer at once. */
export function arrivalOf<T>(promise: Promise<T>): Arrival<T> {
  const arrival: Arrival<T> = { promise }
  promise.then(
    (value) => {
      arrival.outcome = { value }
    },
    (error: unknown) => {
      arrival.outcome = { error }
    },
  )
  return arrival
}

interface Props<T> {
  of: Arrival<T>
  /** Stands there until it comes. */
  waiting: ReactNode
  children: (value: T) => ReactNode
}

/**
 * Draws what has arrived, and something in its place before; throws where it does not come, for the boundary around it. React's
 * own `Suspense` does the same, but lets what comes soon after a placeholder wait for up to 0.3 seconds, and in 19.3 fails at that
 * for good (error 177) when another root's effects have this one drawn in the meantime: the placeholder then stays.
 */
export function Arriving<T>({ of, waiting, children }: Props<T>) {
  const { outcome } = of
  const [, look] = useReducer((times: number) => times + 1, 0)
  useEffect(() => {
    if (outcome) return
    let here = true
    const tell = () => {
      if (here) startTransition(look)
    }
    of.promise.then(tell, tell)
    return () => {
      here = false
    }
  }, [of, outcome])
  if (!outcome) return waiting
  if ('error' in outcome) throw outcome.error
  return children(outcome.value)
}
