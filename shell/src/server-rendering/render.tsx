import type { LayoutRenderRequest, ServerBundle } from '@portal/contract/server-rendering'
import { isAccessAllowed } from '@portal/domain/access-gate'
import { listScreens, type RemoteScreen, removePathParameters } from '@portal/domain/routing'
import type { ColorSettings } from '@portal/domain/theme/color-settings'
import { createStaticStore, portal, renderPage, setRenderedPage } from '@portal/remote-kit/server-rendering'
import { ScreenSkeleton } from '@portal/remote-kit/skeleton'
import { UiProvider } from '@portal/ui'
import { App } from '../layout/App.tsx'
import { placeholderAccount } from '../layout/customer.ts'
import { LazySignedInLayout } from '../layout/LazySignedInLayout.ts'
import { ScreenPlaceholder } from '../layout/ScreenFallback.tsx'
import { SignedInLayout } from '../layout/SignedInLayout.tsx'
import { createPortals } from '../portal/portals.tsx'
import type { Shell } from '../shell.ts'
import { createShellTexts } from '../texts.ts'
import { fillOutlet } from './outlet.ts'

LazySignedInLayout.provide(SignedInLayout)

/** Renders the layout of a customer's page to HTML: the entry of the shell's server bundle. */
export const render: ServerBundle<LayoutRenderRequest>['render'] = async (request) => {
  const screen = findScreen(request)
  setRenderedPage({ ...request, path: removePathParameters(screen.route) })
  const shell = createServerShell(request, screen)
  const texts = createShellTexts(shell.language)
  await texts.ready()
  const waiting = renderPage(
    <UiProvider cache={portal.styles}>
      {request.skeleton ? <ScreenSkeleton of={request.skeleton} /> : <ScreenPlaceholder />}
    </UiProvider>,
  )
  fillOutlet(waiting.html)
  return renderPage(<App shell={shell} texts={texts} serverRendered />)
}

function findScreen({ screen, remotes }: LayoutRenderRequest): RemoteScreen {
  const name = `${screen.remote}.${screen.route}`
  const found = listScreens(remotes).find((one) => one.name === name)
  if (!found) throw new Error(`there is no screen ${name}`)
  return found
}

const throwBrowserOnly = (): never => {
  throw new Error('this is for the browser')
}

/** Creates the shell for server rendering: a tenant, its remotes and a screen, with a placeholder customer. */
function createServerShell({ remotes, tenant, version }: LayoutRenderRequest, screen: RemoteScreen): Shell {
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
      destination: createStaticStore(screen),
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
