import { accessLocalStorage } from './device-storage.ts'

/** Reason for the end of a session: inactivity, a rejection by the server, or sign-out by the customer. */
export type SessionEndReason = 'idle' | 'refused' | 'left'

const sessionEndedKey = 'session-ended'

/** Whether the customer signed out on this page. Not stored, because only this page confirms the sign-out. */
let hasSignedOut = false

/** Reason for the end of the last session in this browser, shown on the sign-in page until the next sign-in. */
export const sessionEndReasonStore = {
  read: (): SessionEndReason | null => {
    if (hasSignedOut) return 'left'
    const storedReason = accessLocalStorage((store) => store.getItem(sessionEndedKey))
    return storedReason === 'idle' || storedReason === 'refused' ? storedReason : null
  },
  record: (why: SessionEndReason): void => {
    hasSignedOut = why === 'left'
    if (!hasSignedOut) accessLocalStorage((store) => store.setItem(sessionEndedKey, why))
  },
  clear: (): void => {
    hasSignedOut = false
    accessLocalStorage((store) => store.removeItem(sessionEndedKey))
  },
}
