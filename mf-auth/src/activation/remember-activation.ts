const activatedFlagKey = 'account-activated'

/** Stores on this device that the account was just activated, until the first visit to the dashboard (ACTIVATE-06). */
export function rememberActivation(): void {
  try {
    localStorage.setItem(activatedFlagKey, '1')
  } catch {
    // If storage is unavailable, the dashboard only omits the welcome.
  }
}
