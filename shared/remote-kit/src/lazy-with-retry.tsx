import { type ComponentType, type ReactNode, useState } from 'react'
import { type Arrival, Arriving, arrivalOf } from './arrival.tsx'
import { Boundary } from './boundary.tsx'
import { usePortal } from './context.tsx'

/** A component whose code comes when it is first drawn, or before, with `preload`. */
export interface LazyComponent<Props> {
  (props: Props): ReactNode
  /** Fetches the code ahead. A failure is not told: the code is asked for again when it is needed. */
  preload(): void
}

interface Places<Props> {
  /** What stands in its place while the code is on its way; nothing unless said. */
  waiting?(props: Props): ReactNode
  /** What stands in its place where the code does not come, instead of a panel: for what may stay away without harm. */
  instead?(props: Props): ReactNode
}

/**
 * Makes a component of code that is fetched when it is first drawn. Where that fails, a panel stands in its place, whose
 * button asks for the code again, and so does coming back later; React's own `lazy` would keep the failure for as long as
 * the page lives. Code that was fetched ahead is drawn at once.
 */
export function lazyWithRetry<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  { waiting, instead }: Places<Props> = {},
): LazyComponent<Props> {
  let last: Arrival<ComponentType<Props>> | undefined
  const begun = () => {
    last ??= arrivalOf(load().then((module) => module.default))
    return last
  }
  const giveUp = (arrival: Arrival<ComponentType<Props>>) => {
    if (arrival === last) last = undefined
  }
  function Lazy(props: Props) {
    const { report } = usePortal()
    const [arrival, setArrival] = useState(begun)
    const fail = (error: unknown) => {
      giveUp(arrival)
      report(error)
    }
    return (
      <Boundary onError={fail} onRetry={() => setArrival(begun())} instead={instead?.(props)}>
        <Arriving of={arrival} waiting={waiting?.(props)}>
          {(View) => <View {...props} />}
        </Arriving>
      </Boundary>
    )
  }
  Lazy.preload = () => {
    const arrival = begun()
    arrival.promise.catch(() => giveUp(arrival))
  }
  return Lazy
}
