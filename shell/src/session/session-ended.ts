import { withLocalStorage } from './local-storage.ts'

/** Why a session ended: inactivity, the server ended it, or the customer signed out. */
export type Ended = 'idle' | 'refused' | 'left'

const key = 'session-ended'

/** Not stored: a sign-out is confirmed on the page that it happened on, and nowhere later. */
let hasLeft = false

/** Why the last session in this browser ended, shown on the sign-in page until somebody signs in. */
export const sessionEnded = {
  read: (): Ended | null => {
    if (hasLeft) return 'left'
    const kept = withLocalStorage((store) => store.getItem(key))
    return kept === 'idle' || kept === 'refused' ? kept : null
  },
  tell: (why: Ended): void => {
    hasLeft = why === 'left'
    if (!hasLeft) withLocalStorage((store) => store.setItem(key, why))
  },
  forget: (): void => {
    hasLeft = false
    withLocalStorage((store) => store.removeItem(key))
  },
}
