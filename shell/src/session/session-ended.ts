import { withLocalStorage } from './local-storage.ts'

/** Why a session ended without sign-out: inactivity, or the server ended it. */
export type Ended = 'idle' | 'refused'

const key = 'session-ended'

/** Why the last session in this browser ended, shown on the sign-in page until somebody signs in or out. */
export const sessionEnded = {
  read: (): Ended | null => {
    const kept = withLocalStorage((store) => store.getItem(key))
    return kept === 'idle' || kept === 'refused' ? kept : null
  },
  tell: (why: Ended): void => {
    withLocalStorage((store) => store.setItem(key, why))
  },
  forget: (): void => {
    withLocalStorage((store) => store.removeItem(key))
  },
}
