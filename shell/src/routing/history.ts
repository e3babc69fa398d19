import { nextPathIn } from '@portal/domain/next-path'

/** Goes to a path of the portal. single-spa dispatches `popstate` for it. */
export function navigate(path: string, { replace = false, state = null as unknown } = {}): void {
  const url = new URL(path, location.origin)
  if (url.origin !== location.origin) throw new TypeError('navigate stays within the portal')
  if (replace) history.replaceState(state, '', url)
  else history.pushState(state, '', url)
}

/** The path to go on to after sign-in, if the address names one of the portal's own. */
export const nextPath = (): string => nextPathIn(location.search)
