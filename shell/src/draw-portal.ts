import type { Root } from 'react-dom/client'
import { isFrameDrawn } from './layout/place.ts'
import type { Shell } from './shell.ts'

/**
 * Draws what the portal shows, once `ready`; answers what it is drawn with. What it is drawn with has a file of its own: on a
 * page of a customer the screen comes first, into the frame that the edge drew, and that file runs after it.
 */
export async function drawPortal(shell: Shell, ready: Promise<unknown> = Promise.resolve()): Promise<Root> {
  ready.catch(() => {})
  if (isFrameDrawn(shell)) await ready
  const { draw } = await import(/* webpackChunkName: "frame" */ './draw.tsx')
  return draw(shell, ready)
}
