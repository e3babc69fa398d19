import { refreshMarginMs } from './renew-tokens.ts'
import type { Session } from './session.ts'

/** Renews the active account's tokens two minutes before they expire, while the page is open (SESSION-02). */
export function scheduleTokenRenewal(
  session: Pick<Session, 'account' | 'active' | 'token'>,
  now: () => number,
): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const scheduleNext = () => {
    clearTimeout(timer)
    const active = session.active()
    if (!active) return
    const wait = Math.max(active.expiresAt - refreshMarginMs - now(), 1000)
    timer = setTimeout(
      () => void session.token().then(scheduleNext, scheduleNext),
      Math.min(wait, 2 ** 31 - 1),
    )
  }
  session.account.subscribe(scheduleNext)
  scheduleNext()
}
