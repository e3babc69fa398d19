const key = 'account-activated'

/** Stores on this device that the account was just activated, until the first visit to the dashboard (ACTIVATE-06). */
export function rememberActivation(): void {
  try {
    localStorage.setItem(key, '1')
  } catch {
    // Without storage, only the welcome on the dashboard is missing.
  }
}
