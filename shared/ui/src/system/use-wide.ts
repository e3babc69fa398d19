import { useSyncExternalStore } from 'react'
import { breakpoints } from './breakpoints.ts'

const query = () => matchMedia(`(min-width: ${breakpoints.md})`)

const subscribe = (listener: () => void) => {
  const media = query()
  media.addEventListener('change', listener)
  return () => media.removeEventListener('change', listener)
}

/** Whether the window is wider than a phone. Only for what CSS cannot do: how much text, which chart. */
export const useWide = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => query().matches,
    () => true,
  )
