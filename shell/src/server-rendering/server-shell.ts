import type { LayoutRenderRequest } from '@portal/contract/server-rendering'
import { isAccessAllowed } from '@portal/domain/access-gate'
import { listScreens, type RemoteScreen, removePathParameters } from '@portal/domain/routing'
import type { ColorSettings } from '@portal/domain/theme/color-settings'
import { createStaticStore, portal } from '@portal/remote-kit/server-rendering'
import { placeholderAccount } from '../layout/account.ts'
import { createPortals } from '../portal/portals.ts'
import type { Shell } from '../shell.ts'

function findScreen({ screen, remotes }: LayoutRenderRequest): RemoteScreen {
  const name = `${screen.remote}.${screen.route}`
  const found = listScreens(remotes).find((one) => one.name === name)
  if (!found) throw new Error(`there is no screen ${name}`)
  return found
}

export const getRequestedScreenPath = (request: LayoutRenderRequest): string =>
  removePathParameters(findScreen(request).route)

const throwBrowserOnly = (): never => {
  throw new Error('this is for the browser')
}

/** Creates the shell for server rendering: a tenant, its remotes and a screen, with a placeholder customer. */
export function createServerShell(request: LayoutRenderRequest): Shell {
  const { remotes, tenant, version } = request
  const core: Shell['core'] = {
    ...portal,
    isAllowed: (gate) => isAccessAllowed(gate, { tenant, partnerInsurer: null }),
  }
  const loader: Shell['loader'] = {
    load: throwBrowserOnly,
    renew: throwBrowserOnly,
    giveUp: throwBrowserOnly,
    states: throwBrowserOnly,
  }
  const session: Shell['session'] = {
    ...core.session,
    account: createStaticStore(placeholderAccount),
    active: () => null,
    open: throwBrowserOnly,
    leave: throwBrowserOnly,
    sendPendingLogouts: throwBrowserOnly,
    describe: throwBrowserOnly,
    token: throwBrowserOnly,
    sign: throwBrowserOnly,
  }
  return {
    page: { tenant: null, language: null, edition: '', version },
    granted: { ...createStaticStore(null), set: throwBrowserOnly },
    remotes,
    core,
    language: core.language,
    session,
    queries: core.queries,
    lastSeen: { ...core.lastSeen, shown: createStaticStore(new Set()), receive: throwBrowserOnly },
    loader,
    colorScheme: {
      chosen: createStaticStore<ColorSettings>({ scheme: 'system', contrast: 'system' }),
      choose: throwBrowserOnly,
    },
    routing: {
      destination: createStaticStore(findScreen(request)),
      leadsTo: throwBrowserOnly,
      isCurrent: () => true,
    },
    portalFor: createPortals({
      core,
      remotes,
      loader,
      navigate: throwBrowserOnly,
      getDrafts: () => portal.drafts,
      whenSlotMayLoad: throwBrowserOnly,
      report: throwBrowserOnly,
    }),
    opened: createStaticStore(true),
    partnerInsurer: createStaticStore<boolean | null>(null),
    mfaRequired: createStaticStore(false),
    report: throwBrowserOnly,
    loadPage: throwBrowserOnly,
    open: throwBrowserOnly,
  }
}
