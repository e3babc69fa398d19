import { useSyncExternalStore } from 'react'
import { getWideMediaQuery, isWide, type WideBreakpoint } from './is-wide.ts'

const createSubscribe = (from: WideBreakpoint) => (listener: () => void) => {
  const media = getWideMediaQuery(from)
  media.addEventListener('change', listener)
  return () => media.removeEventListener('change', listener)
}
const subscribeByBreakpoint = { md: createSubscribe('md'), xl: createSubscribe('xl') }

/**
 * Whether the window is wider than a phone, or at least `from`. Only for what CSS cannot do: amount of text, kind of
 * chart, unrendered content.
 */
export const useIsWide = (from: WideBreakpoint = 'md'): boolean =>
  useSyncExternalStore(
    subscribeByBreakpoint[from],
    () => isWide(from),
    () => !('matchMedia' in globalThis) || isWide(from),
  )
