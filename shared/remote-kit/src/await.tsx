import { type ReactNode, startTransition, useEffect, useReducer } from 'react'

export interface TrackedPromise<T> {
  readonly promise: Promise<T>
  outcome?: { value: T } | { error: unknown }
}

export function trackPromise<T>(promise: Promise<T>): TrackedPromise<T> {
  const tracked: TrackedPromise<T> = { promise }
  promise.then(
    (value) => {
      tracked.outcome = { value }
    },
    (error: unknown) => {
      tracked.outcome = { error }
    },
  )
  return tracked
}

interface AwaitProps<T> {
  tracked: TrackedPromise<T>
  placeholder: ReactNode
  children: (value: T) => ReactNode
}

/**
 * Renders the value of a promise, and a placeholder until it settles. A rejection goes to the nearest error boundary.
 * React's `Suspense` is not used, for two reasons: it shows the content up to 0.3 seconds later than necessary, and in
 * React 19.3 it keeps the placeholder forever (error 177) if an effect of another React root renders this root while
 * the promise is pending.
 */
export function Await<T>({ tracked, placeholder, children }: AwaitProps<T>) {
  const { outcome } = tracked
  const [, rerender] = useReducer((times: number) => times + 1, 0)
  useEffect(() => {
    if (outcome) return
    let here = true
    const rerenderIfMounted = () => {
      if (here) startTransition(rerender)
    }
    tracked.promise.then(rerenderIfMounted, rerenderIfMounted)
    return () => {
      here = false
    }
  }, [tracked, outcome])
  if (!outcome) return placeholder
  if ('error' in outcome) throw outcome.error
  return children(outcome.value)
}
