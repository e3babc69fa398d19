import { createHash } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Drawing, DrawingRequest } from '@portal/contract/drawing'
import type { BundleFile } from './bundle.ts'
import type { Drawers } from './drawers.ts'

/** How many drawings are kept: some hundred firms in a few wordings. */
const kept = 500
/** How long a page waits for its drawing, in milliseconds; one that takes longer is there for the next page. */
const pageWaits = 600
/** How long a drawing that failed is left alone, in milliseconds. */
const restsFor = 60_000

/** Drawings of screens, each made once. */
export interface Drawings {
  /** Null when the screen cannot be drawn, or not soon enough: its skeleton does then. */
  of(bundle: BundleFile, request: DrawingRequest): Promise<Drawing | null>
}

/** What drawings depend on besides what they draw. */
export interface DrawingParts {
  drawers: Pick<Drawers, 'draw'>
  onFailure(error: unknown): void
  now?: () => number
  /** Longest time a page waits, in milliseconds. */
  timeoutMs?: number
}

/**
 * Draws each screen of each firm and wording once, the first time it is asked for. One that failed is tried again only
 * after a while, so that a broken bundle costs hardly any page its time, and a busy moment does not last.
 */
export function createDrawings({
  drawers,
  onFailure,
  now = Date.now,
  timeoutMs = pageWaits,
}: DrawingParts): Drawings {
  const drawings = new Map<string, { drawing: Promise<Drawing | null>; failedAt?: number }>()
  const begin = (key: string, bundle: BundleFile, request: DrawingRequest) => {
    const drawing = drawers.draw(bundle, request).catch((error: unknown) => {
      onFailure(error)
      drawings.set(key, { drawing, failedAt: now() })
      return null
    })
    drawings.set(key, { drawing })
    const [oldest] = drawings.keys()
    if (drawings.size > kept && oldest) drawings.delete(oldest)
    return drawing
  }
  return {
    of: (bundle, request) => {
      const key = createHash('sha256')
        .update(JSON.stringify([bundle.integrity, request]))
        .digest('hex')
      const known = drawings.get(key)
      const rested = known?.failedAt !== undefined && now() - known.failedAt > restsFor
      const drawing = known && !rested ? known.drawing : begin(key, bundle, request)
      return Promise.race([drawing, wait(timeoutMs, null, { ref: false })])
    },
  }
}
