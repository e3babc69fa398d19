import { type Read, readOf } from '@portal/contract/call'
import { getCustomer } from '@portal/contract/customer'
import type { Contributions, Gate, Nav, Route } from '@portal/contract/registry'

interface Contributor {
  contributes: Pick<Contributions, 'routes' | 'nav' | 'slots'>
}

/** Reads that a customer's page needs before it can show anything. */
export interface FirstReads {
  /**
   * Reads for the customer, the screen, slot components shown at once, and the header's count of new items (HEADER-05).
   */
  screen: readonly Read[]
  /** Additional reads for menu counts, where the menu is permanent (NAV-08). */
  menu: readonly Read[]
}

/** Reads for the header's count of new items and to-dos. */
const headerCountReads = ({ count, toDo = [], newCount }: Nav): readonly (Read & { gate?: Gate })[] => [
  ...(count?.only === 'unseen' ? count.reads : []),
  ...toDo,
  ...(newCount?.reads ?? []),
]

/**
 * Finds the reads that a screen starts with, from descriptors alone. The page server sends their responses before the
 * portal's code has loaded; the shell uses them on navigation.
 * @param who the reads that identify the user; empty on a staff page
 */
export function firstReads(
  { reads = [], shows = [] }: Pick<Route, 'reads' | 'shows'>,
  remotes: readonly Contributor[],
  isAllowed: (gate: Gate | undefined) => boolean,
  who: readonly Read[] = [readOf(getCustomer)],
): FirstReads {
  const slots = remotes.flatMap(({ contributes }) =>
    contributes.slots.filter(({ slot, gate }) => shows.includes(slot) && isAllowed(gate)),
  )
  const entries = remotes.flatMap(({ contributes: { nav, routes } }) =>
    nav.filter(
      ({ route, gate }) => isAllowed(gate) && isAllowed(routes.find(({ id }) => id === route)?.gate),
    ),
  )
  const requested = [
    ...reads,
    ...slots.flatMap((slot) => slot.reads ?? []),
    ...entries.flatMap(headerCountReads),
  ]
  const screen = distinct([...who, ...requested.filter(({ gate }) => isAllowed(gate))])
  const counted = entries.flatMap(({ section, count }) => (section === 'menu' ? (count?.reads ?? []) : []))
  return { screen, menu: distinct([...screen, ...counted]).slice(screen.length) }
}

/** First reads of all screens, slots and the menu, whatever features a tenant has on. */
export const allFirstReads = (remotes: readonly Contributor[]): readonly Read[] => {
  const contributed = remotes.map(({ contributes }) => contributes)
  const shows = contributed.flatMap(({ slots }) => slots.map(({ slot }) => slot))
  const reads = contributed.flatMap(({ routes }) => routes.flatMap((route) => route.reads ?? []))
  const { screen, menu } = firstReads({ reads, shows }, remotes, () => true)
  return [...screen, ...menu]
}

const distinct = (reads: readonly Read[]): Read[] => [
  ...new Map(reads.map(({ key, url }) => [url, { key, url }])).values(),
]
