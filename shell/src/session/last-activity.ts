import { accessLocalStorage } from './device-storage.ts'
import type { LastActivity } from './idle-watch.ts'

const lastActivityKey = 'last-sign'

/** Time of the last activity over all tabs of this browser; null without storage. */
export const lastActivity: LastActivity = {
  read: () => Number(accessLocalStorage((store) => store.getItem(lastActivityKey))) || null,
  write: (moment) => {
    accessLocalStorage((store) => store.setItem(lastActivityKey, String(moment)))
  },
}
