/** The nonce with which the page lets scripts and styles of its own in. */
export const nonceOfPage = (): string =>
  document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? ''
