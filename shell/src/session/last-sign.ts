import type { LastSign } from './idle.ts'

const key = 'last-sign'

/** The last sign of life over all tabs of this browser. */
export const lastSign: LastSign = {
  read: () => Number(localStorage.getItem(key)) || Date.now(),
  write: (moment) => localStorage.setItem(key, String(moment)),
}
