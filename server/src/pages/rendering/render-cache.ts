import { createHash } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type {
  LayoutRenderRequest,
  RenderedHtml,
  ScreenRenderRequest,
} from '@portal/contract/server-rendering'
import type { BundleFile } from './bundle.ts'
import type { RendererPool } from './renderer-pool.ts'

/** How many entries are kept: a hundred firms with ten screens in a wording or two. */
const maxEntries = 2000
/** So many characters of them: a firm's mark is in each of its frames, and may be large. */
const maxCharacters = 60_000_000
/** How long a page waits for its rendered, in milliseconds; one that takes longer is there for the next page. */
const pageTimeoutMs = 600
/** How long a rendered that failed is left alone, in milliseconds. */
const retryAfterMs = 60_000

/** What is to be html, and with what. */
export interface RenderJob {
  bundle: BundleFile
  /** Everything that the rendered depends on besides its bundle, or names of that; what has the same names is html once. */
  names: unknown
  request(): ScreenRenderRequest | LayoutRenderRequest
}

/** Drawings of screens and frames, each made once. */
export interface RenderCache {
  /** Null when it cannot be html, or not soon enough: a skeleton does then. */
  of(rendered: RenderJob): Promise<RenderedHtml | null>
}

interface CacheEntry {
  rendered: Promise<RenderedHtml | null>
  /** Of its HTML; 0 until it is made. */
  characters: number
  failedAt?: number
}

/** What entries depend on besides what they draw. */
export interface RenderCacheOptions {
  pool: Pick<RendererPool, 'render'>
  onFailure(error: unknown): void
  now?: () => number
  /** Longest time a page waits, in milliseconds. */
  timeoutMs?: number
}

/**
 * Draws each screen and frame of each firm and wording once, the first time it is asked for. One that failed is tried again only
 * after a while, so that a broken bundle costs hardly any page its time, and a busy moment does not last.
 */
export function createRenderCache({
  pool,
  onFailure,
  now = Date.now,
  timeoutMs = pageTimeoutMs,
}: RenderCacheOptions): RenderCache {
  const entries = new Map<string, CacheEntry>()
  let characters = 0
  const forgetOldest = () => {
    const [oldest] = entries
    if (!oldest) return
    characters -= oldest[1].characters
    entries.delete(oldest[0])
  }
  const begin = (key: string, { bundle, request }: RenderJob) => {
    const promise = pool.render(bundle, request()).then(
      (rendered) => {
        made.characters = rendered.html.length
        if (entries.get(key) === made) characters += made.characters
        while (characters > maxCharacters) forgetOldest()
        return rendered
      },
      (error: unknown) => {
        onFailure(error)
        made.failedAt = now()
        return null
      },
    )
    const made: CacheEntry = { rendered: promise, characters: 0 }
    entries.set(key, made)
    if (entries.size > maxEntries) forgetOldest()
    return promise
  }
  return {
    of: (job) => {
      const key = createHash('sha256')
        .update(JSON.stringify([job.bundle.integrity, job.names]))
        .digest('hex')
      const known = entries.get(key)
      const rested = known?.failedAt !== undefined && now() - known.failedAt > retryAfterMs
      const rendered = known && !rested ? known.rendered : begin(key, job)
      return Promise.race([rendered, wait(timeoutMs, null, { ref: false })])
    },
  }
}

/** Draws nothing: pages that few look at, and on each of which somebody else sees something else. */
export const renderNothing: RenderCache = { of: async () => null }
