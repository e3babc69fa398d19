import { isWide } from '@portal/ui'
import type { BrowserSession } from '../session/browser.ts'

/** Responses that the page's early script passes to the shell. */
export interface EarlyReads {
  /** Session store that the early script opened, and that the shell continues to use. */
  session: BrowserSession
  /** Account of the responses; null until the signed-in account is known. */
  accountId: string | null
  /** Pending responses by URL, each for the first caller. */
  answers: Map<string, Promise<Response>>
  /** The shell sends its own reads now; the early script must send no more. */
  isOver: boolean
}

declare global {
  interface Window {
    /** Set until the shell takes it, once. */
    earlyReads?: EarlyReads | undefined
  }
}

/** First reads for this window width: includes the menu counts where the menu is permanent. */
export const readsAtWidth = <Read>({ screen, menu }: { screen: readonly Read[]; menu: readonly Read[] }) =>
  isWide('xl') ? [...screen, ...menu] : screen

/** How long early responses stay usable after the first one is taken, in milliseconds. */
const freshMs = 30_000

/** Returns the page's early responses, each once. */
export type TakeEarly = (url: string) => Promise<Response> | undefined

/**
 * Takes over the page's early reads. After the first call no early read is sent, so that none is sent twice; responses
 * of another account than `accountId` returns are dropped.
 */
export function takeEarlyReads(accountId: () => string | undefined, now: () => number): TakeEarly {
  const early = window.earlyReads
  window.earlyReads = undefined
  let since: number | undefined
  return (url) => {
    if (!early) return undefined
    early.isOver = true
    since ??= now()
    const answer = early.answers.get(url)
    early.answers.delete(url)
    return early.accountId === accountId() && now() - since < freshMs ? answer : undefined
  }
}
