/** Nonce of the page for scripts and styles. */
export const nonceOfPage = (): string =>
  document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? ''
