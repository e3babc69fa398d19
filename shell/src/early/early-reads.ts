import { isWide } from '@portal/ui'
import type { BrowserSession } from '../session/browser-session.ts'

export interface EarlyReads {
  /** Session store that the early script opened, and that the shell continues to use. */
  session: BrowserSession
  /** Account that the responses belong to; null until the signed-in account is known. */
  accountId: string | null
  /** Pending responses by URL; each is used once. */
  responses: Map<string, Promise<Response>>
  /** True once the shell sends its own reads; the early script then sends nothing. */
  isOver: boolean
}

declare global {
  interface Window {
    /** Reads that the early script has sent. Undefined once the shell has taken them. */
    earlyReads?: EarlyReads | undefined
  }
}

/** Selects the first reads for this window width: includes the menu counts where the menu is permanent. */
export const selectReadsForWidth = <Read>({
  screen,
  menu,
}: {
  screen: readonly Read[]
  menu: readonly Read[]
}) => (isWide('xl') ? [...screen, ...menu] : screen)

/** How long early responses stay usable after the first one is taken, in milliseconds. */
const earlyResponseLifetimeMs = 30_000

export type TakeEarlyResponse = (url: string) => Promise<Response> | undefined

/**
 * Takes over the page's early reads. After the first call no early read is sent, so that no read is sent twice. Drops
 * responses of another account than `accountId` returns.
 */
export function createTakeEarlyResponse(
  accountId: () => string | undefined,
  now: () => number,
): TakeEarlyResponse {
  const early = window.earlyReads
  window.earlyReads = undefined
  let since: number | undefined
  return (url) => {
    if (!early) return undefined
    early.isOver = true
    since ??= now()
    const answer = early.responses.get(url)
    early.responses.delete(url)
    return early.accountId === accountId() && now() - since < earlyResponseLifetimeMs ? answer : undefined
  }
}
