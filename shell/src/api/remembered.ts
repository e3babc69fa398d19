/** Earlier responses by URL, so that an unchanged read costs a 304 (trust C, DOC-10). */
export interface Remembered {
  tagOf(url: string): string | undefined
  /** ETag of the oldest response among some URLs: if it is still valid, so are the others. */
  firstTag(urls: readonly string[]): string | undefined
  answerOf(url: string): unknown
  keep(url: string, tag: string | null, answer: unknown): void
  /** Clears the cache, as another customer may be next. */
  clear(): void
}

/** Maximum number of responses; the oldest are dropped. */
const most = 200

/** Caches responses in memory, because personal responses must not be in the browser's cache. */
export function remembered(): Remembered {
  const answers = new Map<string, { tag: string; answer: unknown }>()
  return {
    tagOf: (url) => answers.get(url)?.tag,
    firstTag: (urls) => [...answers].find(([url]) => urls.includes(url))?.[1].tag,
    answerOf: (url) => answers.get(url)?.answer,
    keep: (url, tag, answer) => {
      answers.delete(url)
      if (tag) answers.set(url, { tag, answer })
      const [oldest] = answers.keys()
      if (answers.size > most && oldest !== undefined) answers.delete(oldest)
    },
    clear: () => answers.clear(),
  }
}
