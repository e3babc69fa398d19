import { createHash } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Drawing, DrawingRequest, FrameRequest } from '@portal/contract/drawing'
import type { BundleFile } from './bundle.ts'
import type { Drawers } from './drawers.ts'

/** How many drawings are kept, of some 30 kB each: a hundred firms with ten screens in a wording or two. */
const kept = 2000
/** How long a page waits for its drawing, in milliseconds; one that takes longer is there for the next page. */
const pageWaits = 600
/** How long a drawing that failed is left alone, in milliseconds. */
const restsFor = 60_000

/** What is to be drawn, and with what. */
export interface ToDraw {
  bundle: BundleFile
  /** Everything that the drawing depends on besides its bundle, or names of that; what has the same names is drawn once. */
  names: unknown
  request(): DrawingRequest | FrameRequest
}

/** Drawings of screens and frames, each made once. */
export interface Drawings {
  /** Null when it cannot be drawn, or not soon enough: a skeleton does then. */
  of(drawing: ToDraw): Promise<Drawing | null>
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
 * Draws each screen and frame of each firm and wording once, the first time it is asked for. One that failed is tried again only
 * after a while, so that a broken bundle costs hardly any page its time, and a busy moment does not last.
 */
export function createDrawings({
  drawers,
  onFailure,
  now = Date.now,
  timeoutMs = pageWaits,
}: DrawingParts): Drawings {
  const drawings = new Map<string, { drawing: Promise<Drawing | null>; failedAt?: number }>()
  const begin = (key: string, { bundle, request }: ToDraw) => {
    const drawing = drawers.draw(bundle, request()).catch((error: unknown) => {
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
    of: (asked) => {
      const key = createHash('sha256')
        .update(JSON.stringify([asked.bundle.integrity, asked.names]))
        .digest('hex')
      const known = drawings.get(key)
      const rested = known?.failedAt !== undefined && now() - known.failedAt > restsFor
      const drawing = known && !rested ? known.drawing : begin(key, asked)
      return Promise.race([drawing, wait(timeoutMs, null, { ref: false })])
    },
  }
}
