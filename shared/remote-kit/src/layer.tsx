import { type ComponentType, useState } from 'react'
import { type LazyComponent, lazyWithRetry } from './lazy-with-retry.tsx'

/**
 * Makes a layer over a screen, such as a drawer or dialog, whose code loads on first use. It stays mounted, so that it
 * can animate out; render `useLast(item)` so that its content stays meanwhile. The component must export the type of
 * its props.
 */
export function layer<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  isWanted: (props: Props) => boolean,
): LazyComponent<Props> {
  const View = lazyWithRetry(load)
  function Layer(props: Props) {
    const [wanted, setWanted] = useState(false)
    if (!wanted && isWanted(props)) setWanted(true)
    return wanted && <View {...props} />
  }
  Layer.preload = View.preload
  return Layer
}

/** Props for a link that opens a layer: its code is prefetched on hover, touch or focus. */
export const fetchesAhead = ({ preload }: Pick<LazyComponent<never>, 'preload'>) => ({
  onPointerEnter: preload,
  onFocus: preload,
})

/** The last non-null value, which a closing layer still shows. */
export function useLast<T>(value: T | null): T | null {
  const [last, setLast] = useState(value)
  if (value !== null && value !== last) setLast(value)
  return value ?? last
}
