import type { Route } from '@portal/contract/registry'
import { matchRoutes } from 'react-router'

interface Screen {
  route: Pick<Route, 'path' | 'audience'>
}

const audiences = ['always', 'customer', 'guest'] as const

/**
 * The screens that a path may lead to, whoever is signed in: of each audience the one whose pattern fits best, as
 * react-router ranks patterns in its own syntax. The edge and the shell both decide by this, so that the page's preloads
 * are the page's code. Upper and lower case are the same, and a slash at the end means nothing.
 */
export const screensAt = <Found extends Screen>(screens: readonly Found[], path: string): Found[] =>
  audiences.flatMap((audience) => {
    if (!isReadable(path)) return []
    const open = screens.filter(({ route }) => route.audience === audience)
    const patterns = open.map((screen) => ({ path: screen.route.path, handle: screen }))
    return matchRoutes(patterns, path)?.map(({ route }) => route.handle) ?? []
  })

/** Whether what is encoded in a path can be read; of one where it cannot, the router complains on the console. */
function isReadable(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}

/** The plain path of a route: its pattern without parameters. */
export const plainPath = ({ path }: Pick<Route, 'path'>): string =>
  `/${path
    .split('/')
    .filter((segment) => segment !== '' && !segment.startsWith(':') && segment !== '*')
    .join('/')}`
