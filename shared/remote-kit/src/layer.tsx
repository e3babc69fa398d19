import { type ComponentType, useState } from 'react'
import { type LazyComponent, lazyWithRetry } from './lazy-with-retry.tsx'

/**
 * Creates an overlay of a screen, such as a drawer or dialog, whose code loads on first use. The overlay stays mounted,
 * so that it can animate out; render `useLastNonNull(item)` so that the content stays meanwhile. The component must
 * export the type of its props.
 */
export function createLazyOverlay<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  isWanted: (props: Props) => boolean,
): LazyComponent<Props> {
  const View = lazyWithRetry(load)
  function LazyOverlay(props: Props) {
    const [wanted, setWanted] = useState(false)
    if (!wanted && isWanted(props)) setWanted(true)
    return wanted && <View {...props} />
  }
  LazyOverlay.preload = View.preload
  return LazyOverlay
}

/** Props for a link that opens an overlay: hover, touch or focus prefetches the overlay's code. */
export const getPrefetchProps = ({ preload }: Pick<LazyComponent<never>, 'preload'>) => ({
  onPointerEnter: preload,
  onFocus: preload,
})

/** Returns the last non-null value, so that an overlay keeps its content while it closes. */
export function useLastNonNull<T>(value: T | null): T | null {
  const [last, setLast] = useState(value)
  if (value !== null && value !== last) setLast(value)
  return value ?? last
}
