import { createHash } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type {
  LayoutRenderRequest,
  RenderedHtml,
  ScreenRenderRequest,
} from '@portal/contract/server-rendering'
import type { RendererPool, ServerBundleFile } from './renderer-pool.ts'

/** Enough for a hundred tenants with ten screens in one or two locales. */
const maxCacheEntries = 2000
/** Limit for all entries together. A layout contains the tenant's logo, which may be large. */
const maxTotalCharacters = 60_000_000
/** Time that a page waits for its HTML. A later result serves the next page. */
const pageHtmlTimeoutMs = 600
const retryAfterMs = 60_000

export interface RenderJob {
  bundle: ServerBundleFile
  /** Identifies the result together with the bundle. */
  cacheKey: unknown
  request(): ScreenRenderRequest | LayoutRenderRequest
}

export interface RenderCache {
  /** Null if rendering fails or takes too long. */
  render(rendered: RenderJob): Promise<RenderedHtml | null>
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
  timeoutMs?: number
}

/** Renders each screen and layout once per tenant and locale, on first use. Failures are tried again after a while. */
export function createRenderCache({
  pool,
  onFailure,
  now = Date.now,
  timeoutMs = pageHtmlTimeoutMs,
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
        entry.characters = rendered.html.length
        if (entries.get(key) === entry) characters += entry.characters
        while (characters > maxTotalCharacters) evictOldestEntries()
        return rendered
      },
      (error: unknown) => {
        onFailure(error)
        entry.failedAt = now()
        return null
      },
    )
    const entry: CacheEntry = { rendered: promise, characters: 0 }
    entries.set(key, entry)
    if (entries.size > maxCacheEntries) evictOldestEntries()
    return promise
  }
  return {
    render: (job) => {
      const key = createHash('sha256')
        .update(JSON.stringify([job.bundle.integrity, job.cacheKey]))
        .digest('hex')
      const known = entries.get(key)
      const mayRetry = known?.failedAt !== undefined && now() - known.failedAt > retryAfterMs
      const rendered = known && !mayRetry ? known.rendered : startRendering(key, job)
      return Promise.race([rendered, wait(timeoutMs, null, { ref: false })])
    },
  }
}

/** Cache that renders nothing, for pages that differ for each reader. */
export const emptyRenderCache: RenderCache = { render: async () => null }
