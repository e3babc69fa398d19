import { storedIn } from './stored-in.ts'

/** Why a session ended that the customer did not end: nobody was there for too long, or the server ended it. */
export type Ended = 'idle' | 'refused'

const key = 'session-ended'

/** Why the last session in this browser ended, until somebody signs in or out, for the sign-in page to say. */
export const sessionEnded = {
  read: (): Ended | null => {
    const kept = storedIn((store) => store.getItem(key))
    return kept === 'idle' || kept === 'refused' ? kept : null
  },
  tell: (why: Ended): void => {
    storedIn((store) => store.setItem(key, why))
  },
  forget: (): void => {
    storedIn((store) => store.removeItem(key))
  },
}
