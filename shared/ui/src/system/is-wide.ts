import { breakpoints } from './breakpoints.ts'

/** 'md' is wider than a phone, 'xl' wide enough for the permanent menu. */
export type WideBreakpoint = 'md' | 'xl'

/** Returns the media query of a breakpoint. */
export const getWideMediaQuery = (from: WideBreakpoint): MediaQueryList =>
  matchMedia(`(min-width: ${breakpoints[from]})`)

/**
 * Returns whether the window is now at least as wide as a breakpoint, for decisions that are made once. Components use
 * `useIsWide`.
 */
export const isWide = (from: WideBreakpoint): boolean => getWideMediaQuery(from).matches
