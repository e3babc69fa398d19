import { useSyncExternalStore } from 'react'
import { getWideMediaQuery, isWide, type WideBreakpoint } from './is-wide.ts'

const createBreakpointSubscriber = (from: WideBreakpoint) => (listener: () => void) => {
  const media = getWideMediaQuery(from)
  media.addEventListener('change', listener)
  return () => media.removeEventListener('change', listener)
}
const subscribeByBreakpoint = { md: createBreakpointSubscriber('md'), xl: createBreakpointSubscriber('xl') }

/**
 * Returns whether the window is wider than a phone, or at least as wide as `from`. Use it only for what CSS cannot do:
 * amount of text, kind of chart, content that is not rendered.
 */
export const useIsWide = (from: WideBreakpoint = 'md'): boolean =>
  useSyncExternalStore(
    subscribeByBreakpoint[from],
    () => isWide(from),
    () => !('matchMedia' in globalThis) || isWide(from),
  )
