const tenantCodeKey = 'office-code'

/** Returns the tenant code of the last sign-in on this device; empty if there is none (LOGIN-02). */
export function readRememberedTenantCode(): string {
  try {
    return localStorage.getItem(tenantCodeKey) ?? ''
  } catch {
    return ''
  }
}

/** Stores a tenant code that the server accepted. The code does not reveal who signed in. */
export function rememberTenantCode(code: string): void {
  try {
    localStorage.setItem(tenantCodeKey, code)
  } catch {
    // If storage is unavailable, the customer types the code again next time.
  }
}
