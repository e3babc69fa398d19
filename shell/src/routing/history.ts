import { parseNextPath } from '@portal/domain/next-path'

/** Navigates to a path of the portal; single-spa dispatches `popstate`. */
export function navigate(path: string, { replace = false, state = null as unknown } = {}): void {
  const url = new URL(path, location.origin)
  if (url.origin !== location.origin) throw new TypeError('navigate stays within the portal')
  if (replace) history.replaceState(state, '', url)
  else history.pushState(state, '', url)
}

/** Path to continue to after sign-in, if the URL contains a path of the portal. */
export const getPathAfterSignIn = (): string => parseNextPath(location.search)
