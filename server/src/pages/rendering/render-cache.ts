import { createHash } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type {
  LayoutRenderRequest,
  RenderedHtml,
  ScreenRenderRequest,
} from '@portal/contract/server-rendering'
import type { BundleFile } from './bundle.ts'
import type { RendererPool } from './renderer-pool.ts'

/** Maximum number of entries: a hundred tenants with ten screens in one or two locales. */
const maxEntries = 2000
/** Maximum length of all entries together: each layout contains the tenant's logo, which may be large. */
const maxTotalCharacters = 60_000_000
/** How long a page waits for its HTML, in milliseconds. A later result serves the next page. */
const pageTimeoutMs = 600
/** Time before a failed rendering is tried again, in milliseconds. */
const retryAfterMs = 60_000

export interface RenderJob {
  bundle: BundleFile
  /** Identifies the result together with the bundle; equal values are rendered once. */
  names: unknown
  request(): ScreenRenderRequest | LayoutRenderRequest
}

/** Server-rendered screens and layouts, each rendered once. */
export interface RenderCache {
  /** Null if rendering fails or takes too long; the page then shows a skeleton. */
  of(rendered: RenderJob): Promise<RenderedHtml | null>
}

interface CacheEntry {
  rendered: Promise<RenderedHtml | null>
  /** Length of the HTML; 0 until it is rendered. */
  characters: number
  failedAt?: number
}

export interface RenderCacheOptions {
  pool: Pick<RendererPool, 'render'>
  onFailure(error: unknown): void
  now?: () => number
  /** How long a page waits for its HTML, in milliseconds. */
  timeoutMs?: number
}

/**
 * Renders each screen and layout once per tenant and locale, on first use. A failed rendering is retried after a while,
 * so that a broken bundle delays few pages and a temporary failure does not last.
 */
export function createRenderCache({
  pool,
  onFailure,
  now = Date.now,
  timeoutMs = pageTimeoutMs,
}: RenderCacheOptions): RenderCache {
  const entries = new Map<string, CacheEntry>()
  let characters = 0
  const evictOldestEntries = () => {
    const [oldest] = entries
    if (!oldest) return
    characters -= oldest[1].characters
    entries.delete(oldest[0])
  }
  const startRendering = (key: string, { bundle, request }: RenderJob) => {
    const promise = pool.render(bundle, request()).then(
      (rendered) => {
        made.characters = rendered.html.length
        if (entries.get(key) === made) characters += made.characters
        while (characters > maxTotalCharacters) evictOldestEntries()
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
    if (entries.size > maxEntries) evictOldestEntries()
    return promise
  }
  return {
    of: (job) => {
      const key = createHash('sha256')
        .update(JSON.stringify([job.bundle.integrity, job.names]))
        .digest('hex')
      const known = entries.get(key)
      const rested = known?.failedAt !== undefined && now() - known.failedAt > retryAfterMs
      const rendered = known && !rested ? known.rendered : startRendering(key, job)
      return Promise.race([rendered, wait(timeoutMs, null, { ref: false })])
    },
  }
}

/** Cache that renders nothing, for pages that are seldom viewed and differ for each viewer. */
export const emptyRenderCache: RenderCache = { of: async () => null }
