import { useSyncExternalStore } from 'react'
import { type From, isWide, wideQuery } from './is-wide.ts'

const subscribeTo = (from: From) => (listener: () => void) => {
  const media = wideQuery(from)
  media.addEventListener('change', listener)
  return () => media.removeEventListener('change', listener)
}
const subscribe = { md: subscribeTo('md'), xl: subscribeTo('xl') }

/**
 * Whether the window is wider than a phone, or at least `from`. Only for what CSS cannot do: amount of text, kind of
 * chart, unrendered content.
 */
export const useWide = (from: From = 'md'): boolean =>
  useSyncExternalStore(
    subscribe[from],
    () => isWide(from),
    () => !('matchMedia' in globalThis) || isWide(from),
  )
