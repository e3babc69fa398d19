import { useState } from 'react'

/** Name in local storage of the setting that disables shortcut keys. */
const shortcutsStorageName = 'portal-desk-keys'

/** Without local storage, as in some private windows, shortcuts are enabled. */
const areShortcutsDisabled = () => {
  try {
    return localStorage.getItem(shortcutsStorageName) === 'off'
  } catch {
    return false
  }
}

/**
 * Setting whether single keys accept or reject documents. It can be disabled on this device, for users of speech input
 * and for users who press keys by accident (WCAG 2.1.4).
 */
export function useShortcutsSetting() {
  const [on, setOn] = useState(() => !areShortcutsDisabled())
  return {
    on,
    change: () => {
      try {
        localStorage.setItem(shortcutsStorageName, on ? 'off' : 'on')
      } catch {
        // Without local storage the setting applies to this page only.
      }
      setOn(!on)
    },
  }
}
