import type { LayoutRenderRequest, ServerBundle } from '@portal/contract/server-rendering'
import { portal, renderPage, setRenderedPage } from '@portal/remote-kit/server-rendering'
import { ScreenSkeleton } from '@portal/remote-kit/skeleton'
import { UiProvider } from '@portal/ui'
import { App } from '../layout/App.tsx'
import { setSignedInLayout } from '../layout/load-signed-in-layout.ts'
import { ScreenPlaceholder } from '../layout/ScreenPlaceholder.tsx'
import { SignedInLayout } from '../layout/SignedInLayout.tsx'
import { createShellTexts } from '../texts.ts'
import { fillOutlet } from './outlet.ts'
import { createServerShell, getRequestedScreenPath } from './server-shell.ts'

setSignedInLayout(SignedInLayout)

/** Renders the layout of a customer's page to HTML: the entry of the shell's server bundle. */
export const render: ServerBundle<LayoutRenderRequest>['render'] = async (request) => {
  setRenderedPage({ ...request, path: getRequestedScreenPath(request) })
  const shell = createServerShell(request)
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
