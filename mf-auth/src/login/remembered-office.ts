const key = 'office-code'

/** Office code of the last sign-in on this device; empty if there is none (LOGIN-02). */
export function rememberedOffice(): string {
  try {
    return localStorage.getItem(key) ?? ''
  } catch {
    return ''
  }
}

/** Stores an office code that was correct. It does not reveal who signed in. */
export function rememberOffice(code: string): void {
  try {
    localStorage.setItem(key, code)
  } catch {
    // Without storage, the code has to be typed again next time.
  }
}
