import { type ComponentType, type ReactNode, useState } from 'react'
import { Await, type TrackedPromise, trackPromise } from './await.tsx'
import { ErrorBoundary } from './boundary.tsx'
import { usePortal } from './context.tsx'

/** A component whose code loads on first render, or earlier with `preload`. */
export interface LazyComponent<Props> {
  (props: Props): ReactNode
  /** Prefetches the code. Errors are ignored: the first render requests the code again. */
  preload(): void
}

interface LazyPlaceholders<Props> {
  placeholder?(props: Props): ReactNode
  fallback?(props: Props): ReactNode
}

/**
 * Creates a component whose code loads on first render. If loading fails, a panel with a retry button shows, and the
 * next mount retries too; React's `lazy` would keep the failure for the life of the page. Prefetched code renders at
 * once. `provide` sets the component in a page that includes its code.
 */
export function lazyWithRetry<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  { placeholder, fallback }: LazyPlaceholders<Props> = {},
): LazyComponent<Props> & { provide(View: ComponentType<Props>): void } {
  let last: TrackedPromise<ComponentType<Props>> | undefined
  const loadTracked = () => {
    if (last) return last
    const tracked = trackPromise(load().then((module) => module.default))
    tracked.promise.catch(() => {
      last = undefined
    })
    last = tracked
    return tracked
  }
  function LazyView(props: Props) {
    const { report } = usePortal()
    const [tracked, setTracked] = useState(loadTracked)
    return (
      <ErrorBoundary onError={report} onRetry={() => setTracked(loadTracked())} fallback={fallback?.(props)}>
        <Await tracked={tracked} placeholder={placeholder?.(props)}>
          {(View) => <View {...props} />}
        </Await>
      </ErrorBoundary>
    )
  }
  LazyView.preload = () => void loadTracked()
  LazyView.provide = (View: ComponentType<Props>) => {
    last = { promise: Promise.resolve(View), outcome: { value: View } }
  }
  return LazyView
}
