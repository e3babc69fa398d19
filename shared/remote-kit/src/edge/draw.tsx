import type { EdgeBundle } from '@portal/contract/drawing'
import { UiProvider } from '@portal/ui'
import remote from 'edge/remote'
import { renderToString } from 'react-dom/server'
import { beginDrawing, portal } from './portal.ts'
import { stylesOf } from './styles.ts'

/** Draws a screen of this remote as HTML: the entry of its edge bundle. */
export const draw: EdgeBundle['draw'] = async (request) => {
  beginDrawing(request)
  const view = remote.views[request.view]
  if (view?.kind !== 'screen') throw new Error(`there is no screen "${request.view}"`)
  const Screen = await view.root()
  // Leaves the rules of the page itself in the cache, whence they are taken with the screen's own.
  renderToString(
    <UiProvider cache={portal.styles} root>
      {null}
    </UiProvider>,
  )
  const html = renderToString(<Screen />)
  return { html, ...stylesOf(html, portal.styles) }
}
