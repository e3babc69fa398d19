import { withLocalStorage } from './local-storage.ts'

/** Reason for the end of a session: inactivity, a rejection by the server, or sign-out by the customer. */
export type SessionEndReason = 'idle' | 'refused' | 'left'

const sessionEndedKey = 'session-ended'

/** Not stored, because only the page on which the customer signed out confirms the sign-out. */
let hasSignedOut = false

/** Reason for the end of the last session in this browser, shown on the sign-in page until the next sign-in. */
export const sessionEndRecord = {
  read: (): SessionEndReason | null => {
    if (hasSignedOut) return 'left'
    const storedReason = withLocalStorage((store) => store.getItem(sessionEndedKey))
    return storedReason === 'idle' || storedReason === 'refused' ? storedReason : null
  },
  record: (why: SessionEndReason): void => {
    hasSignedOut = why === 'left'
    if (!hasSignedOut) withLocalStorage((store) => store.setItem(sessionEndedKey, why))
  },
  clear: (): void => {
    hasSignedOut = false
    withLocalStorage((store) => store.removeItem(sessionEndedKey))
  },
}
