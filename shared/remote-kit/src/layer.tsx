import { type ComponentType, type ExoticComponent, lazy, type ReactNode, Suspense, useState } from 'react'

/**
 * Makes a layer over a screen, such as a drawer: its code comes when it is first wanted, and then it stays, so that it
 * can move out. A screen that is tried again asks for the code again.
 */
export function layer<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  isWanted: (props: Props) => boolean,
): (props: Props) => ReactNode {
  return function Layer(props) {
    const [View] = useState(() => lazy(load) as ExoticComponent<Props>)
    const [wanted, setWanted] = useState(false)
    if (!wanted && isWanted(props)) setWanted(true)
    return (
      wanted && (
        <Suspense fallback={null}>
          <View {...props} />
        </Suspense>
      )
    )
  }
}

/** The last value that was there: what a closing layer still shows while it moves out. */
export function useLast<T>(value: T | null): T | null {
  const [last, setLast] = useState(value)
  if (value !== null && value !== last) setLast(value)
  return value ?? last
}
