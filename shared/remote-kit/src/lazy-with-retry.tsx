import { type ComponentType, type ExoticComponent, lazy, type ReactNode, Suspense, useState } from 'react'
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
 * the page lives.
 */
export function lazyWithRetry<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  { waiting, instead }: Places<Props> = {},
): LazyComponent<Props> {
  const attempt = () => lazy(load) as ExoticComponent<Props>
  let last = attempt()
  function Lazy(props: Props) {
    const { report } = usePortal()
    const [View, setView] = useState(() => last)
    const fail = (error: unknown) => {
      if (View === last) last = attempt()
      report(error)
    }
    return (
      <Boundary onError={fail} onRetry={() => setView(() => last)} instead={instead?.(props)}>
        <Suspense fallback={waiting?.(props)}>
          <View {...props} />
        </Suspense>
      </Boundary>
    )
  }
  Lazy.preload = () => void load().catch(() => {})
  return Lazy
}
