import { useEffect, useState } from 'react'

/** Set on this device when an account was activated (ACTIVATE-06). */
const key = 'account-activated'

function hasFlag(): boolean {
  try {
    return localStorage.getItem(key) !== null
  } catch {
    return false
  }
}

/** Whether this is the first visit after activation; true once (DASH-02). */
export function useFirstVisit(): boolean {
  const [isFirst] = useState(hasFlag)
  useEffect(() => {
    if (isFirst) localStorage.removeItem(key)
  }, [isFirst])
  return isFirst
}
