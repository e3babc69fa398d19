import { calculateRolloutBucket } from '@portal/domain/rollout-bucket'
import type { Account, Store } from '@portal/remote-kit/portal'

const monthSeconds = 30 * 24 * 60 * 60

/**
 * Sets the cookies that tell the page server whether this device is signed in, and the customer's rollout bucket.
 * Neither value is secret.
 */
export function setSessionCookies(account: Store<Account | null>): void {
  account.subscribe(() => {
    const who = account.get()
    setCookie('signed-in=1', who ? monthSeconds : 0)
    if (who) setCookie(`bucket=${calculateRolloutBucket(who.id)}`, 12 * monthSeconds)
  })
}

function setCookie(cookie: string, seconds: number): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in all supported browsers
  document.cookie = `${cookie}; path=/; max-age=${seconds}; samesite=lax`
}
