import { createPageRead, type PageRead } from '@portal/contract/call'
import { getCustomer } from '@portal/contract/customer'
import type { AccessGate, NavEntry, RemoteContributions, RemoteRoute } from '@portal/contract/remote-registry'

interface ContributingRemote {
  contributes: Pick<RemoteContributions, 'routes' | 'nav' | 'slots'>
}

/** GET requests that a page needs first. */
export interface FirstReads {
  /** Requests of the screen and of the slots visible at once. */
  screen: readonly PageRead[]
  /** Requests that identify the user, and requests of the header's count of new items (HEADER-05). */
  layout: readonly PageRead[]
  /** Requests for the counts in the menu. They are needed at once if the menu is always visible (NAV-08). */
  menu: readonly PageRead[]
}

type GatedRead = PageRead & { gate?: AccessGate }

const listHeaderCountReads = ({ count, toDo = [], newCount }: NavEntry): readonly GatedRead[] => [
  ...(count?.only === 'unseen' ? count.reads : []),
  ...toDo,
  ...(newCount?.reads ?? []),
]

/**
 * Lists the GET requests that a screen needs first, according to the descriptors of the remotes. The page server sends
 * the responses with the page; the shell sends the requests when the customer navigates.
 * @param userReads requests that identify the user; empty on a staff page
 */
export function listFirstReads(
  { reads = [], shows = [] }: Pick<RemoteRoute, 'reads' | 'shows'>,
  remotes: readonly ContributingRemote[],
  isAllowed: (gate: AccessGate | undefined) => boolean,
  userReads: readonly PageRead[] = [createPageRead(getCustomer)],
): FirstReads {
  const slots = remotes.flatMap(({ contributes }) =>
    contributes.slots.filter(({ slot, gate }) => shows.includes(slot) && isAllowed(gate)),
  )
  const entries = remotes.flatMap(({ contributes: { nav, routes } }) =>
    nav.filter(
      ({ route, gate }) => isAllowed(gate) && isAllowed(routes.find(({ id }) => id === route)?.gate),
    ),
  )
  const selectNewReads = (requested: readonly GatedRead[], known: readonly PageRead[] = []) =>
    removeDuplicateReads([...known, ...requested.filter(({ gate }) => isAllowed(gate))]).slice(known.length)
  const screen = selectNewReads([...reads, ...slots.flatMap((slot) => slot.reads ?? [])])
  const layout = selectNewReads([...userReads, ...entries.flatMap(listHeaderCountReads)], screen)
  const counted = entries.flatMap(({ section, count }) => (section === 'menu' ? (count?.reads ?? []) : []))
  return { screen, layout, menu: selectNewReads(counted, [...screen, ...layout]) }
}

/** Lists the first GET requests of all screens, slots and the menu, regardless of feature flags. */
export const listAllFirstReads = (remotes: readonly ContributingRemote[]): readonly PageRead[] => {
  const contributed = remotes.map(({ contributes }) => contributes)
  const shows = contributed.flatMap(({ slots }) => slots.map(({ slot }) => slot))
  const reads = contributed.flatMap(({ routes }) => routes.flatMap((route) => route.reads ?? []))
  const { screen, layout, menu } = listFirstReads({ reads, shows }, remotes, () => true)
  return [...screen, ...layout, ...menu]
}

const removeDuplicateReads = (reads: readonly PageRead[]): PageRead[] => [
  ...new Map(reads.map(({ key, url }) => [url, { key, url }])).values(),
]
