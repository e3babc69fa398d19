import { type ComponentType, type ReactNode, useState } from 'react'
import { Await, type TrackedPromise, trackPromise } from './await.tsx'
import { Boundary } from './boundary.tsx'
import { usePortal } from './context.tsx'

/** A component whose code loads on first render, or earlier with `preload`. */
export interface LazyComponent<Props> {
  (props: Props): ReactNode
  /** Prefetches the code. Errors are ignored; the code is requested again when it is rendered. */
  preload(): void
}

interface Places<Props> {
  /** Placeholder while the code loads; nothing by default. */
  waiting?(props: Props): ReactNode
  /** Fallback if the code fails to load, instead of the error panel; for optional content. */
  instead?(props: Props): ReactNode
}

/**
 * Makes a component whose code loads on first render. If loading fails, a panel with a retry button shows, and the next
 * mount retries too; React's `lazy` would keep the failure for the life of the page. Prefetched code renders at once.
 */
export function lazyWithRetry<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  { waiting, instead }: Places<Props> = {},
): LazyComponent<Props> {
  let last: TrackedPromise<ComponentType<Props>> | undefined
  const trackedLoad = () => {
    last ??= trackPromise(load().then((module) => module.default))
    return last
  }
  const giveUp = (tracked: TrackedPromise<ComponentType<Props>>) => {
    if (tracked === last) last = undefined
  }
  function Lazy(props: Props) {
    const { report } = usePortal()
    const [tracked, setTracked] = useState(trackedLoad)
    const fail = (error: unknown) => {
      giveUp(tracked)
      report(error)
    }
    return (
      <Boundary onError={fail} onRetry={() => setTracked(trackedLoad())} instead={instead?.(props)}>
        <Await of={tracked} waiting={waiting?.(props)}>
          {(View) => <View {...props} />}
        </Await>
      </Boundary>
    )
  }
  Lazy.preload = () => {
    const tracked = trackedLoad()
    tracked.promise.catch(() => giveUp(tracked))
  }
  return Lazy
}
