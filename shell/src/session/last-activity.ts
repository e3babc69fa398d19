import type { LastActivity } from './idle.ts'
import { withLocalStorage } from './local-storage.ts'

const key = 'last-sign'

/** The last activity over all tabs of this browser; none without storage. */
export const lastActivity: LastActivity = {
  read: () => Number(withLocalStorage((store) => store.getItem(key))) || null,
  write: (moment) => {
    withLocalStorage((store) => store.setItem(key, String(moment)))
  },
}
