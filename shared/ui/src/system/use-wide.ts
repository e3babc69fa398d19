import { useSyncExternalStore } from 'react'
import { breakpoints } from './breakpoints.ts'

type From = 'md' | 'xl'

const query = (from: From) => matchMedia(`(min-width: ${breakpoints[from]})`)

const subscribeTo = (from: From) => (listener: () => void) => {
  const media = query(from)
  media.addEventListener('change', listener)
  return () => media.removeEventListener('change', listener)
}
const subscribe = { md: subscribeTo('md'), xl: subscribeTo('xl') }

/**
 * Whether the window is wider than a phone, or as wide as `from` says. Only for what CSS cannot do: how much text, which
 * chart, what need not be drawn at all.
 */
export const useWide = (from: From = 'md'): boolean =>
  useSyncExternalStore(
    subscribe[from],
    () => query(from).matches,
    () => true,
  )
