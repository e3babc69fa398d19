import { breakpoints } from './breakpoints.ts'

/** Breakpoints: wider than a phone, or with the permanent menu. */
export type From = 'md' | 'xl'

/** Media query of a breakpoint. */
export const wideQuery = (from: From): MediaQueryList => matchMedia(`(min-width: ${breakpoints[from]})`)

/** Whether the window is that wide now, for one-time decisions. Components use `useWide`. */
export const isWide = (from: From): boolean => wideQuery(from).matches
