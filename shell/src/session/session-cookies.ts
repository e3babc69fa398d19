import { calculateRolloutBucket } from '@portal/domain/rollout-bucket'
import type { Account, Store } from '@portal/remote-kit/portal'

const monthSeconds = 30 * 24 * 60 * 60

/**
 * Sets cookies for the page server: whether this device is signed in, so that the page lists the right files, and the
 * customer's rollout bucket, so that a customer gets the same version on every device. Neither cookie is a secret.
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
