import type { EdgeBundle } from '@portal/contract/drawing'
import remote from 'edge/remote'
import { drawPage } from './draw-page.tsx'
import { beginDrawing } from './portal.ts'

/** Draws a screen of this remote as HTML: the entry of its edge bundle. */
export const draw: EdgeBundle['draw'] = async (request) => {
  beginDrawing(request)
  const view = remote.views[request.view]
  if (view?.kind !== 'screen') throw new Error(`there is no screen "${request.view}"`)
  const Screen = await view.root()
  return drawPage(<Screen />)
}
