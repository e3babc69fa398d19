import type { LayoutRenderRequest } from '@portal/contract/server-rendering'
import { isAllowed } from '@portal/domain/gate'
import { plainPath, type Screen, screensOf } from '@portal/domain/routing'
import type { ColorSettings } from '@portal/domain/theme/color-settings'
import { portal, staticStore } from '@portal/remote-kit/server-rendering'
import { placeholderAccount } from '../layout/account.ts'
import { createPortals } from '../portal/portals.ts'
import type { Shell } from '../shell.ts'

/** The screen that a layout is for. */
function screenOf({ screen, remotes }: LayoutRenderRequest): Screen {
  const name = `${screen.remote}.${screen.route}`
  const found = screensOf(remotes).find((one) => one.name === name)
  if (!found) throw new Error(`there is no screen ${name}`)
  return found
}

/** Path of the layout's screen. */
export const pathOf = (request: LayoutRenderRequest): string => plainPath(screenOf(request).route)

const notHere = (): never => {
  throw new Error('this is for the browser')
}

/** The shell during server rendering: a tenant, its remotes and a screen, with a placeholder customer. */
export function shellOf(request: LayoutRenderRequest): Shell {
  const { remotes, tenant, version } = request
  const core: Shell['core'] = {
    ...portal,
    isAllowed: (gate) => isAllowed(gate, { tenant, partnerInsurer: null }),
  }
  const loader: Shell['loader'] = {
    load: notHere,
    renew: notHere,
    giveUp: notHere,
    states: notHere,
  }
  const session: Shell['session'] = {
    ...core.session,
    account: staticStore(placeholderAccount),
    active: () => null,
    open: notHere,
    leave: notHere,
    sendPendingLogouts: notHere,
    describe: notHere,
    token: notHere,
    sign: notHere,
  }
  return {
    page: { tenant: null, language: null, edition: '', version },
    granted: { ...staticStore(null), set: notHere },
    remotes,
    core,
    language: core.language,
    session,
    queries: core.queries,
    lastSeen: { ...core.lastSeen, shown: staticStore(new Set()), settled: notHere },
    loader,
    look: {
      chosen: staticStore<ColorSettings>({ scheme: 'system', contrast: 'system' }),
      choose: notHere,
    },
    routing: { destination: staticStore(screenOf(request)), leadsTo: notHere, isCurrent: () => true },
    portalFor: createPortals({
      core,
      remotes,
      loader,
      navigate: notHere,
      draftsOf: () => portal.drafts,
      whenSlotMayLoad: notHere,
      report: notHere,
    }),
    opened: staticStore(true),
    partnerInsurer: staticStore<boolean | null>(null),
    mfaRequired: staticStore(false),
    report: notHere,
    load: notHere,
    open: notHere,
  }
}
