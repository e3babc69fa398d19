import type { Live } from '@portal/remote-kit/portal'

const month = 30 * 24 * 60 * 60

/** Tells the edge whether this device is signed in, so that it names the right files ahead. No secret, and no proof. */
export function hintSession(account: Live<unknown>): void {
  account.subscribe(() => {
    const age = account.get() ? month : 0
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in all supported browsers
    document.cookie = `signed-in=1; path=/; max-age=${age}; samesite=lax`
  })
}
