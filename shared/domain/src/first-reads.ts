import { type Read, readOf } from '@portal/contract/call'
import { getCustomer } from '@portal/contract/customer'
import type { Contributions, Gate, Nav, Route } from '@portal/contract/registry'

interface Contributor {
  contributes: Pick<Contributions, 'routes' | 'nav' | 'slots'>
}

/** What a page of a customer reads before it can show anything, each read once. */
export interface FirstReads {
  /** For who it is, the screen, the slot components that it shows at once, and what is new in the header (HEADER-05). */
  screen: readonly Read[]
  /** Besides, those for the counts of the menu, where that is next to the screen (NAV-08). */
  menu: readonly Read[]
}

/** Reads whose items count in the header: what is new, and what is to be done. */
const newReads = ({ count, toDo = [], newCount }: Nav): readonly (Read & { gate?: Gate })[] => [
  ...(count?.only === 'unseen' ? count.reads : []),
  ...toDo,
  ...(newCount?.reads ?? []),
]

/**
 * Reads a screen starts with, from descriptors alone. The page server sends their responses before the portal's code
 * has loaded; the shell uses them when a customer goes to another screen.
 * @param who identifies the user by reads; empty on a page of staff
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
  const requested = [...reads, ...slots.flatMap((slot) => slot.reads ?? []), ...entries.flatMap(newReads)]
  const screen = distinct([...who, ...requested.filter(({ gate }) => isAllowed(gate))])
  const counted = entries.flatMap(({ section, count }) => (section === 'menu' ? (count?.reads ?? []) : []))
  return { screen, menu: distinct([...screen, ...counted]).slice(screen.length) }
}

/** All that screens, slots and the menu of some remotes begin with, whatever a firm has on. */
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
