import type { PublishedRemote } from '@portal/contract/registry-snapshot'
import type { NavEntry } from '@portal/contract/remote-registry'
import { removePathParameters } from '@portal/domain/routing'
import { useStore } from '@portal/remote-kit'
import { type IconName, iconPaths } from '@portal/ui'
import { useMfaRequired } from './customer.ts'
import { useDestination, useRemoteLabel, useShell } from './shell-context.tsx'

export interface MenuEntry {
  key: string
  remote: PublishedRemote
  nav: NavEntry
  label: string
  href: string
  icon: IconName
}

/** Returns the entries of a menu section that this customer may see, in order, from the remotes' descriptors. */
export function useMenuEntries(section: NavEntry['section']): MenuEntry[] {
  const { remotes, core } = useShell()
  const onlyContact = useMfaRequired()
  const getLabel = useRemoteLabel()
  useStore(core.permissions)
  const toMenuEntries = (remote: PublishedRemote, nav: NavEntry): MenuEntry[] => {
    const route = remote.contributes.routes.find(({ id }) => id === nav.route)
    if (onlyContact && nav.route !== 'contact') return []
    if (!route || !core.isAllowed(nav.gate) || !core.isAllowed(route.gate)) return []
    const key = `${remote.name}.${route.id}`
    const icon = nav.icon in iconPaths ? (nav.icon as IconName) : 'document'
    return [{ key, remote, nav, icon, label: getLabel(remote, nav.label), href: removePathParameters(route) }]
  }
  return remotes
    .flatMap((remote) =>
      remote.contributes.nav
        .filter((nav) => nav.section === section)
        .flatMap((nav) => toMenuEntries(remote, nav)),
    )
    .sort((a, b) => a.nav.order - b.nav.order)
}

export const useIsCurrentEntry = ({ remote, nav }: MenuEntry): boolean =>
  useDestination(
    (destination) => destination.kind === 'screen' && isEntryOfScreen(remote, nav.route, destination.name),
  )

/** Whether a menu entry belongs to this screen: to its route, or, if that route has no entry, to the same view. */
function isEntryOfScreen(
  { name, contributes: { routes, nav } }: PublishedRemote,
  id: string,
  screen: string,
): boolean {
  const shown = routes.find((route) => `${name}.${route.id}` === screen)
  if (!shown || shown.id === id) return shown !== undefined
  const view = routes.find((route) => route.id === id)?.view
  return shown.view === view && !nav.some(({ route }) => route === shown.id)
}
