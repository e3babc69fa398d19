import { nextPathIn } from '@portal/domain/next-path'
import type { Store } from '@portal/remote-kit/portal'
import { createStore } from '@portal/remote-kit/store'

/** The address now shown, path and query; changes with every step of the history, whoever takes it. */
export function followAddress(): Store<string> {
  const now = () => location.pathname + location.search
  const address = createStore(now())
  addEventListener('popstate', () => address.set(now()))
  return address
}

/** Goes to a path of the portal. single-spa hears of it and tells every router. */
export function navigate(path: string, { replace = false } = {}): void {
  const url = new URL(path, location.origin)
  if (url.origin !== location.origin) throw new TypeError('navigate stays within the portal')
  if (replace) history.replaceState(null, '', url)
  else history.pushState(null, '', url)
}

/** The path to go on to after sign-in, if the address names one of the portal's own. */
export const nextPath = (): string => nextPathIn(location.search)
