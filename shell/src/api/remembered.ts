/** What was read before, by URL, so that a read that has not changed costs a 304 (trust C, DOC-10). */
export interface Remembered {
  tagOf(url: string): string | undefined
  /** Tag of the one among some URLs that was answered first: if that still holds, so do the others. */
  firstTag(urls: readonly string[]): string | undefined
  answerOf(url: string): unknown
  keep(url: string, tag: string | null, answer: unknown): void
  /** Forgets everything: another customer may be next. */
  clear(): void
}

/** The oldest are dropped past this number. */
const most = 200

/** Keeps answers in memory. Personal answers may not be stored, so the browser's own cache does not do this. */
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
