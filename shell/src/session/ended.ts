/** Why a session ended that the customer did not end: nobody was there for too long, or the server ended it. */
export type Ended = 'idle' | 'refused'

const key = 'session-ended'

/** Why the last session in this browser ended, until somebody signs in or out, for the sign-in page to say. */
export const sessionEnded = {
  read: (): Ended | null => {
    const kept = localStorage.getItem(key)
    return kept === 'idle' || kept === 'refused' ? kept : null
  },
  tell: (why: Ended): void => localStorage.setItem(key, why),
  forget: (): void => localStorage.removeItem(key),
}
