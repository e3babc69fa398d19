import { breakpoints } from './breakpoints.ts'

/** Breakpoints: wider than a phone, or with the permanent menu. */
export type WideBreakpoint = 'md' | 'xl'

/** Media query of a breakpoint. */
export const getWideMediaQuery = (from: WideBreakpoint): MediaQueryList =>
  matchMedia(`(min-width: ${breakpoints[from]})`)

/** Whether the window is that wide now, for one-time decisions. Components use `useIsWide`. */
export const isWide = (from: WideBreakpoint): boolean => getWideMediaQuery(from).matches
