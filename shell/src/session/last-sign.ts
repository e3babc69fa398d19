import type { LastSign } from './idle.ts'
import { storedIn } from './stored-in.ts'

const key = 'last-sign'

/** The last activity over all tabs of this browser; none without storage. */
export const lastSign: LastSign = {
  read: () => Number(storedIn((store) => store.getItem(key))) || null,
  write: (moment) => {
    storedIn((store) => store.setItem(key, String(moment)))
  },
}
