import type { Stored } from './stored.ts'
import type { Channel, Vault } from './vault.ts'

/**
 * A vault that begins to read at once, while the page has other things to do: who asks first gets what was read then, unless it
 * was changed since, here or in another tab.
 */
export function readAhead(vault: Vault, { onAnnounced }: Pick<Channel, 'onAnnounced'>): Vault {
  let ahead: Promise<Stored> | undefined = vault.read()
  const forget = () => {
    ahead = undefined
  }
  onAnnounced(forget)
  return {
    read: () => {
      const first = ahead
      forget()
      return first ?? vault.read()
    },
    write: (stored) => {
      forget()
      return vault.write(stored)
    },
  }
}
