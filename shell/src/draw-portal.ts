import type { Root } from 'react-dom/client'
import { isFrameDrawn } from './layout/place.ts'
import { isScreenDrawn } from './mount/outlet.ts'
import type { Shell } from './shell.ts'

/**
 * Draws what the portal shows, once `ready`; answers what it is drawn with. What it is drawn with has a file of its own: on a
 * page of a customer the screen comes first, into the frame that the edge drew, and that file runs after it. A guest's is
 * smaller, and the rest comes while the guest signs in.
 */
export async function drawPortal(shell: Shell, ready: Promise<unknown> = Promise.resolve()): Promise<Root> {
  ready.catch(() => {})
  if (isFrameDrawn(shell)) await ready
  const { draw } = await (isForGuests(shell)
    ? import(/* webpackChunkName: "guest" */ './draw.tsx')
    : import(/* webpackChunkName: "frame" */ './draw-signed-in.ts'))
  return draw(shell, ready)
}

/**
 * Whether the page begins with no screen of customers or staff, as the edge takes it when it names the page's files. Until the
 * stored session has been read the screen of a customer leads to signing in, and that is not taken for where the page begins.
 */
function isForGuests({ page, routing }: Shell): boolean {
  const destination = routing.destination.get()
  if (page.staff) return false
  if (isScreenDrawn() || page.state || destination.kind === 'not-found') return true
  return destination.kind === 'screen' && destination.route.audience !== 'customer'
}
