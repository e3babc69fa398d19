import type { Tenant } from '@portal/contract/tenant'
import { isAllowed } from '@portal/domain/gate'
import type { PlacedRemote } from '../registry/placed.ts'
import { screensOf } from './screens.ts'

/** Whether this device was signed in when it was last here: a hint without any secret, set by the shell. */
export const wasSignedIn = (cookies = ''): boolean => /(?:^|;\s*)signed-in=1/.test(cookies)

/**
 * The address that a page will most likely show: the one asked for, or where the shell will lead from it. Only what is
 * fetched ahead depends on it, so a wrong guess costs time and nothing else.
 */
export function addressOf(
  asked: URL,
  signedIn: boolean,
  remotes: readonly PlacedRemote[],
  tenant: Tenant | null,
): URL {
  const screens = screensOf(remotes, asked, tenant)
  const audience = signedIn ? 'customer' : 'guest'
  if (screens.some(({ route }) => route.audience === audience || route.audience === 'always')) return asked
  const elsewhere = signedIn ? homePath(remotes, tenant) : loginPath(remotes)
  return elsewhere ? new URL(elsewhere, asked) : asked
}

const loginPath = (remotes: readonly PlacedRemote[]) =>
  remotes
    .flatMap(({ contributes }) => contributes.routes)
    .find(({ id, audience }) => id === 'login' && audience === 'guest')?.path

function homePath(remotes: readonly PlacedRemote[], tenant: Tenant | null): string | undefined {
  const visitor = { tenant, partnerInsurer: null }
  const entries = remotes.flatMap(({ contributes: { nav, routes } }) =>
    nav
      .filter(({ section, gate }) => section === 'menu' && isAllowed(gate, visitor))
      .map((entry) => ({ entry, routes })),
  )
  const first = entries.sort((a, b) => a.entry.order - b.entry.order)[0]
  return first?.routes.find(({ id }) => id === first.entry.route)?.path
}
