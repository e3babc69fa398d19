import { matchPath } from '@portal/remote-kit/router'
import { config, remote } from 'emulated/remote'
import { useStore } from '../../src/context.tsx'
import { given, portal } from './portal.ts'
import { slotEntriesOf } from './slot-entries.ts'

const { routes, nav } = config.contributes

/** Where the slot components are shown, each by itself. */
export const slotsPath = '/_slots'

/** A route's path without what may be left out of it. */
const plainPath = (pattern: string) => pattern.replace(/\/(:\w+\?|\*).*$/, '') || '/'

given.pathOf = (id) => {
  const route = routes.find((one) => one.id === id)
  return route ? plainPath(route.path) : `/${id}`
}
given.slot = (name) => slotEntries.filter(({ slot }) => slot === name)

/** The remote's slot components, as whoever shows a slot gets them. */
export const slotEntries = slotEntriesOf(remote, config)

/** Links of the frame: the remote's menu entries, and its other screens. */
export const links = routes.map(({ id, path, title }) => ({
  path: plainPath(path),
  label: nav.find(({ route }) => route === id)?.label ?? title,
}))

/** The route of a path; undefined where the remote has none. */
export const routeAt = (pathname: string) => routes.find(({ path }) => matchPath(path, pathname))

/** Path of the page. */
export const usePathname = (): string => useStore(portal.router.location).pathname
