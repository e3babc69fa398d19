import { useEffect, useState } from 'react'

/** Storage key of the flag that is set on this device when an account is activated (ACTIVATE-06). */
const activationFlagKey = 'account-activated'

function hasActivationFlag(): boolean {
  try {
    return localStorage.getItem(activationFlagKey) !== null
  } catch {
    return false
  }
}

/** Whether this is the first visit after activation. True only once (DASH-02). */
export function useIsFirstVisit(): boolean {
  const [isFirst] = useState(hasActivationFlag)
  useEffect(() => {
    if (isFirst) localStorage.removeItem(activationFlagKey)
  }, [isFirst])
  return isFirst
}
