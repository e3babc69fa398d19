import { type ComponentType, useState } from 'react'
import { type LazyComponent, lazyWithRetry } from './lazy-with-retry.tsx'

/**
 * Makes a layer over a screen, such as a drawer or a dialog, of code that comes when it is first wanted; then it stays, so
 * that the layer can move out. It draws from `useLast(item)`, so that its content stays while it does. The component exports
 * the interface of its props, which the layer's own type names.
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

/** For a link that opens a layer: its code is fetched once the link is pointed at, touched or has the focus. */
export const fetchesAhead = ({ preload }: Pick<LazyComponent<never>, 'preload'>) => ({
  onPointerEnter: preload,
  onFocus: preload,
})

/** The last value that was there: what a closing layer still shows while it moves out. */
export function useLast<T>(value: T | null): T | null {
  const [last, setLast] = useState(value)
  if (value !== null && value !== last) setLast(value)
  return value ?? last
}
