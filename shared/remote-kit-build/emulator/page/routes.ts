import { useStore } from '@portal/remote-kit/context'
import { matchPath } from '@portal/remote-kit/router'
import { config, remote } from 'emulated/remote'
import { portal, remoteContributions } from './portal.ts'
import { slotEntriesOf } from './slot-entries.ts'

const { routes, nav } = config.contributes

/** Path of the page that shows every slot component. */
export const slotsPath = '/_slots'

/** A route's path without its optional parameters. */
const plainPath = (pattern: string) => pattern.replace(/\/(:\w+\?|\*).*$/, '') || '/'

remoteContributions.pathOf = (id) => {
  const route = routes.find((one) => one.id === id)
  return route ? plainPath(route.path) : `/${id}`
}
remoteContributions.slot = (name) => slotEntries.filter(({ slot }) => slot === name)

/** The remote's slot components, as `Slot` receives them. */
export const slotEntries = slotEntriesOf(remote, config)

/** Links of the layout: menu entries and other screens of the remote. */
export const links = routes.map(({ id, path, title }) => ({
  path: plainPath(path),
  label: nav.find(({ route }) => route === id)?.label ?? title,
}))

/** The route that matches a path; undefined if there is none. */
export const routeAt = (pathname: string) => routes.find(({ path }) => matchPath(path, pathname))

/** Current path of the page. */
export const usePathname = (): string => useStore(portal.router.location).pathname
