import { matchPath } from '@portal/remote-kit/router'
import { config, remote } from 'emulated/remote'
import { useSyncExternalStore } from 'react'
import type { SlotEntry } from '../../src/portal.ts'
import { given } from './portal.ts'

const { routes, slots, nav } = config.contributes

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
export const slotEntries: readonly (SlotEntry & { slot: string })[] = slots.map(({ slot, view }) => ({
  slot,
  remote: 'emulated',
  view,
  load: async () => {
    const found = remote.views[view]
    if (found?.kind !== 'piece') throw new Error(`${view} is no slot component`)
    return found.component()
  },
}))

/** Links of the frame: the remote's menu entries, and its other screens. */
export const links = routes.map(({ id, path, title }) => ({
  path: plainPath(path),
  label: nav.find(({ route }) => route === id)?.label ?? title,
}))

/** The route of a path; undefined where the remote has none. */
export const routeAt = (pathname: string) => routes.find(({ path }) => matchPath(path, pathname))

const subscribe = (listener: () => void) => {
  addEventListener('popstate', listener)
  return () => removeEventListener('popstate', listener)
}

/** Path of the page. */
export const usePathname = (): string => useSyncExternalStore(subscribe, () => location.pathname)
