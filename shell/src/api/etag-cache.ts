/** Earlier responses by URL, so that an unchanged read costs a 304 (trust C, DOC-10). */
export interface EtagCache {
  tagOf(url: string): string | undefined
  /** ETag of the oldest response for the given URLs: if it is still valid, so are the others. */
  firstTag(urls: readonly string[]): string | undefined
  parseResponse(url: string): unknown
  keep(url: string, tag: string | null, answer: unknown): void
  /** Clears the cache, since another customer may use the page next. */
  clear(): void
}

const maxCachedResponses = 200

/** Caches responses in memory, because personal responses must not be in the browser's cache. */
export function createEtagCache(): EtagCache {
  const answers = new Map<string, { tag: string; answer: unknown }>()
  return {
    tagOf: (url) => answers.get(url)?.tag,
    firstTag: (urls) => [...answers].find(([url]) => urls.includes(url))?.[1].tag,
    parseResponse: (url) => answers.get(url)?.answer,
    keep: (url, tag, answer) => {
      answers.delete(url)
      if (tag) answers.set(url, { tag, answer })
      const [oldest] = answers.keys()
      if (answers.size > maxCachedResponses && oldest !== undefined) answers.delete(oldest)
    },
    clear: () => answers.clear(),
  }
}
