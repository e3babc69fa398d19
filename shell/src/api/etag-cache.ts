/**
 * Cached responses by URL. Their ETags let the server answer an unchanged read with 304 and without a body (trust C,
 * DOC-10).
 */
export interface EtagCache {
  getTag(url: string): string | undefined
  /**
   * ETag of the oldest cached response for the given URLs. If that response is still current, the newer ones are too.
   */
  getOldestTag(urls: readonly string[]): string | undefined
  getResponse(url: string): unknown
  store(url: string, tag: string | null, answer: unknown): void
  clear(): void
}

const maxCachedResponses = 200

/** Caches responses in memory, because personal responses must not be in the browser's cache. */
export function createEtagCache(): EtagCache {
  const cachedResponses = new Map<string, { tag: string; answer: unknown }>()
  return {
    getTag: (url) => cachedResponses.get(url)?.tag,
    getOldestTag: (urls) => [...cachedResponses].find(([url]) => urls.includes(url))?.[1].tag,
    getResponse: (url) => cachedResponses.get(url)?.answer,
    store: (url, tag, answer) => {
      cachedResponses.delete(url)
      if (tag) cachedResponses.set(url, { tag, answer })
      const [oldest] = cachedResponses.keys()
      if (cachedResponses.size > maxCachedResponses && oldest !== undefined) cachedResponses.delete(oldest)
    },
    clear: () => cachedResponses.clear(),
  }
}
