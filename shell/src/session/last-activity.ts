import type { LastActivity } from './idle-watch.ts'
import { withLocalStorage } from './local-storage.ts'

const lastActivityKey = 'last-sign'

/** Time of the last activity over all tabs of this browser; null without storage. */
export const lastActivity: LastActivity = {
  read: () => Number(withLocalStorage((store) => store.getItem(lastActivityKey))) || null,
  write: (moment) => {
    withLocalStorage((store) => store.setItem(lastActivityKey, String(moment)))
  },
}
