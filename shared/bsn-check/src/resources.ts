import type { CheckAnswered } from '@portal/domain/bsn/check-message'

const waiting = new Map<string, PromiseWithResolvers<ArrayBuffer>>()

/**
 * Asks the page for a file of this build. The worker's own policy lets it connect to nothing, so that what it looks at cannot go
 * anywhere (BSN-03).
 * @throws Error when it does not come
 */
export function resource(name: string): Promise<ArrayBuffer> {
  const known = waiting.get(name)
  if (known) return known.promise
  const asked = Promise.withResolvers<ArrayBuffer>()
  waiting.set(name, asked)
  postMessage({ say: 'want', name } satisfies CheckAnswered)
  return asked.promise
}

/** Takes a file from the page, or the news that there is none. */
export function takeResource(name: string, content: ArrayBuffer | null): void {
  const asked = waiting.get(name)
  if (content) asked?.resolve(content)
  else asked?.reject(new Error(`${name} did not come`))
}
