import { isWide } from '@portal/ui'
import type { BrowserSession } from '../session/browser.ts'

/** What the page's early script hands over to the shell. */
export interface EarlyReads {
  /** What the early script opened for the session, and the shell goes on with. */
  session: BrowserSession
  /** Whose answers they are; null until it is known who is signed in. */
  accountId: string | null
  /** Answers by address, each for whoever takes it first. */
  answers: Map<string, Promise<Response>>
  /** The portal's code reads for itself by now: nothing more is sent here. */
  isOver: boolean
}

declare global {
  interface Window {
    /** Stays until the portal's code takes it, once. */
    earlyReads?: EarlyReads | undefined
  }
}

/** What a page reads first in this window: the counts of the menu too, where that stands beside the screen. */
export const readsAtWidth = <Read>({ screen, menu }: { screen: readonly Read[]; menu: readonly Read[] }) =>
  isWide('xl') ? [...screen, ...menu] : screen

/** How long after the first was taken an answer may still be, in milliseconds: later it would tell of the past. */
const freshMs = 30_000

/** Gives out the answers of the page's first script, each once. */
export type TakeEarly = (url: string) => Promise<Response> | undefined

/**
 * Takes the page's early reads over. From the first that is asked for nothing more is sent early, so that no read is sent
 * twice; those of another account than `accountId` tells by then are given to nobody.
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
