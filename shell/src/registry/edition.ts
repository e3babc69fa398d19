import type { Store } from '@portal/remote-kit/portal'
import { createStore } from '@portal/remote-kit/store'

/** Least time between two questions, in milliseconds. */
const pause = 5 * 60_000

/** What the watch asks and looks at. */
export interface EditionParts {
  /** The edition that this page is made of. */
  own: string
  /** The edition that a page loaded now would be made of; null when nobody answers. */
  ask(): Promise<string | null>
  now(): number
}

/** Learns when a newer edition of the portal is there, for a page that stays open. */
export interface EditionWatch {
  readonly newer: Store<boolean>
  /** A good moment to ask: the customer is there. Asks at most every five minutes. */
  look(): void
}

/** Watches for a newer edition, at moments when somebody is there to be told. */
export function watchEdition({ own, ask, now }: EditionParts): EditionWatch {
  const newer = createStore(false)
  let asked = now()
  return {
    newer,
    look: () => {
      if (newer.get() || now() - asked < pause) return
      asked = now()
      void ask().then((edition) => newer.set(edition !== null && edition !== own))
    },
  }
}

/** Asks the edge for the edition of today. */
export async function askEdition(): Promise<string | null> {
  const response = await fetch('/_edition').catch(() => null)
  return response?.ok ? (await response.json()).edition : null
}
