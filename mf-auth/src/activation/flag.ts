const key = 'account-activated'

/** Remembers on this device that the account was just made, until the first visit to the dashboard (ACTIVATE-06). */
export function rememberActivation(): void {
  try {
    localStorage.setItem(key, '1')
  } catch {
    // Without storage only the welcome on the dashboard is missed.
  }
}
