import { useState } from 'react'

/** Name under which a device keeps that keys do nothing. */
const name = 'portal-desk-keys'

/** A device that keeps nothing, as in some private windows, has the keys. */
const isOff = () => {
  try {
    return localStorage.getItem(name) === 'off'
  } catch {
    return false
  }
}

/**
 * Whether single keys decide on documents, as somebody chose on this device: who speaks to a computer, or presses keys unmeant,
 * can do without (WCAG 2.1.4).
 */
export function useKeysChoice() {
  const [on, setOn] = useState(() => !isOff())
  return {
    on,
    change: () => {
      try {
        localStorage.setItem(name, on ? 'off' : 'on')
      } catch {
        // It holds for this page.
      }
      setOn(!on)
    },
  }
}
