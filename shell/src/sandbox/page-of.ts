import { plainPath } from '@portal/domain/routing'
import type { Shell } from '../shell.ts'
import type { SandboxPage } from './page.ts'

/** What the shell tells frames: nothing of who the customer is, and of the address only their own. */
export function sandboxPageOf({
  core,
  remotes,
  look,
  routing,
  partnerInsurer,
}: Pick<Shell, 'core' | 'remotes' | 'look' | 'routing' | 'partnerInsurer'>): SandboxPage {
  const pathsNow = () => {
    const routes = remotes.flatMap(({ contributes }) => contributes.routes)
    return Object.fromEntries(
      routes.filter(({ gate }) => core.isAllowed(gate)).map((route) => [route.id, plainPath(route)]),
    )
  }
  const stores = [core.permissions, core.language.current, look.chosen, routing.destination]
  return {
    stateFor: (remote) => {
      const destination = routing.destination.get()
      const isIts = destination.kind === 'screen' && destination.remote.name === remote
      return {
        tenant: core.tenant.get(),
        signedIn: core.session.account.get() !== null,
        partnerInsurer: partnerInsurer.get(),
        language: core.language.current.get(),
        look: look.chosen.get(),
        paths: pathsNow(),
        address: isIts ? location.pathname + location.search : '/',
      }
    },
    follow: (listener) => {
      const stops = stores.map((store) => store.subscribe(listener))
      addEventListener('popstate', listener)
      return () => {
        for (const stop of stops) stop()
        removeEventListener('popstate', listener)
      }
    },
  }
}
