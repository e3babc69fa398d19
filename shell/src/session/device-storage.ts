/** Runs a function with the browser's local storage; returns null if storage is blocked. */
export function accessLocalStorage<Result>(use: (store: Storage) => Result): Result | null {
  try {
    return use(localStorage)
  } catch {
    return null
  }
}

/** Sets a cookie that the page server reads; 0 seconds deletes it. */
export function setCookie(cookie: string, seconds: number): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in all supported browsers
  document.cookie = `${cookie}; path=/; max-age=${seconds}; samesite=lax`
}

export const yearSeconds = 365 * 24 * 60 * 60
