import { useStore } from '@portal/remote-kit/context'
import { matchPath } from '@portal/remote-kit/router'
import { config, remote } from 'emulated/remote'
import { portal, remoteContributions } from './portal.ts'
import { toSlotEntries } from './slot-entries.ts'

const { routes, nav } = config.contributes

export const slotsPath = '/_slots'

const removeOptionalParameters = (pattern: string) => pattern.replace(/\/(:\w+\?|\*).*$/, '') || '/'

remoteContributions.pathOf = (id) => {
  const route = routes.find((one) => one.id === id)
  return route ? removeOptionalParameters(route.path) : `/${id}`
}
remoteContributions.slot = (name) => slotEntries.filter(({ slot }) => slot === name)

export const slotEntries = toSlotEntries(remote, config)

export const navigationLinks = routes.map(({ id, path, title }) => ({
  path: removeOptionalParameters(path),
  label: nav.find(({ route }) => route === id)?.label ?? title,
}))

export const findRoute = (pathname: string) => routes.find(({ path }) => matchPath(path, pathname))

export const usePathname = (): string => useStore(portal.router.location).pathname
