import { breakpoints } from './breakpoints.ts'

/** Widths that something begins at: wider than a phone, or where the menu stands beside the screen. */
export type From = 'md' | 'xl'

/** What the window is asked for such a width. */
export const wideQuery = (from: From): MediaQueryList => matchMedia(`(min-width: ${breakpoints[from]})`)

/** Whether the window is that wide now: for what is decided once. A component that draws by it uses `useWide`. */
export const isWide = (from: From): boolean => wideQuery(from).matches
