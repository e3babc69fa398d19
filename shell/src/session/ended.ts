/** Why a session ended that the customer did not end: nobody was there for too long, or the server ended it. */
export type Ended = 'idle' | 'refused'

const key = 'session-ended'

/** What the browser's store answers; null where it keeps nothing, which costs only that sentence. */
function stored<Result>(use: (store: Storage) => Result): Result | null {
  try {
    return use(localStorage)
  } catch {
    return null
  }
}

/** Why the last session in this browser ended, until somebody signs in or out, for the sign-in page to say. */
export const sessionEnded = {
  read: (): Ended | null => {
    const kept = stored((store) => store.getItem(key))
    return kept === 'idle' || kept === 'refused' ? kept : null
  },
  tell: (why: Ended): void => {
    stored((store) => store.setItem(key, why))
  },
  forget: (): void => {
    stored((store) => store.removeItem(key))
  },
}
