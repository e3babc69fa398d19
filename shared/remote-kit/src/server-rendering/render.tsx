import type { ServerBundle } from '@portal/contract/server-rendering'
import remote from 'server-rendering/remote'
import { setRenderedPage } from './portal.ts'
import { renderPage } from './render-page.tsx'

/** Renders a screen of this remote to HTML: the entry of its server bundle. */
export const render: ServerBundle['render'] = async (request) => {
  setRenderedPage(request)
  const view = remote.views[request.view]
  if (view?.kind !== 'screen') throw new Error(`there is no screen "${request.view}"`)
  const Screen = await view.root()
  return renderPage(<Screen />)
}
