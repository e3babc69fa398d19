import { createHash } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Drawing, DrawingRequest, FrameRequest } from '@portal/contract/drawing'
import type { BundleFile } from './bundle.ts'
import type { Drawers } from './drawers.ts'

/** How many drawings are kept: a hundred firms with ten screens in a wording or two. */
const kept = 2000
/** So many characters of them: a firm's mark is in each of its frames, and may be large. */
const keptCharacters = 60_000_000
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

interface KeptDrawing {
  drawing: Promise<Drawing | null>
  /** Of its HTML; 0 until it is made. */
  characters: number
  failedAt?: number
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
  const drawings = new Map<string, KeptDrawing>()
  let characters = 0
  const forgetOldest = () => {
    const [oldest] = drawings
    if (!oldest) return
    characters -= oldest[1].characters
    drawings.delete(oldest[0])
  }
  const begin = (key: string, { bundle, request }: ToDraw) => {
    const drawing = drawers.draw(bundle, request()).then(
      (drawn) => {
        made.characters = drawn.html.length
        if (drawings.get(key) === made) characters += made.characters
        while (characters > keptCharacters) forgetOldest()
        return drawn
      },
      (error: unknown) => {
        onFailure(error)
        made.failedAt = now()
        return null
      },
    )
    const made: KeptDrawing = { drawing, characters: 0 }
    drawings.set(key, made)
    if (drawings.size > kept) forgetOldest()
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

/** Draws nothing: pages that few look at, and on each of which somebody else sees something else. */
export const nothingDrawn: Drawings = { of: async () => null }
