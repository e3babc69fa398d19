const key = 'office-code'

/** The office code with which somebody last signed in on this device; empty when there is none (LOGIN-02). */
export function rememberedOffice(): string {
  try {
    return localStorage.getItem(key) ?? ''
  } catch {
    return ''
  }
}

/** Remembers an office code that was right. It tells nothing of who signed in. */
export function rememberOffice(code: string): void {
  try {
    localStorage.setItem(key, code)
  } catch {
    // Without storage the code is typed again the next time.
  }
}
