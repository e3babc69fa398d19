import { useState } from 'react'

/** Storage name of the setting that disables shortcut keys. */
const name = 'portal-desk-keys'

/** Without storage, as in some private windows, shortcuts are enabled. */
const isOff = () => {
  try {
    return localStorage.getItem(name) === 'off'
  } catch {
    return false
  }
}

/**
 * Whether single keys decide on documents; can be disabled on this device, for users of speech input or who press keys
 * by accident (WCAG 2.1.4).
 */
export function useKeysChoice() {
  const [on, setOn] = useState(() => !isOff())
  return {
    on,
    change: () => {
      try {
        localStorage.setItem(name, on ? 'off' : 'on')
      } catch {
        // Without storage it applies to this page only.
      }
      setOn(!on)
    },
  }
}
