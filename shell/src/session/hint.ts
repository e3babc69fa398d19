import { bucketOf } from '@portal/domain/bucket'
import type { Account, Store } from '@portal/remote-kit/portal'

const month = 30 * 24 * 60 * 60

/**
 * Tells the edge whether this device is signed in, so that it names the right files ahead, and to which hundredth of
 * the customers it belongs, so that a customer gets the same version of a remote on every device. No secret, no proof.
 */
export function hintSession(account: Store<Account | null>): void {
  account.subscribe(() => {
    const who = account.get()
    keep('signed-in=1', who ? month : 0)
    if (who) keep(`bucket=${bucketOf(who.id)}`, 12 * month)
  })
}

function keep(cookie: string, seconds: number): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in all supported browsers
  document.cookie = `${cookie}; path=/; max-age=${seconds}; samesite=lax`
}
