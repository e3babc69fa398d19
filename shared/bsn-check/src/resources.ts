import type { CheckResponse } from '@portal/domain/bsn/check-message'

const waiting = new Map<string, PromiseWithResolvers<ArrayBuffer>>()

/**
 * Asks the page for a file of this build. The worker's own policy lets it connect to nothing, so that what it looks at cannot go
 * anywhere (BSN-03).
 * @throws Error when it does not come
 */
export function resource(name: string): Promise<ArrayBuffer> {
  const known = waiting.get(name)
  if (known) return known.promise
  const pending = Promise.withResolvers<ArrayBuffer>()
  waiting.set(name, pending)
  postMessage({ say: 'want', name } satisfies CheckResponse)
  return pending.promise
}

/** Takes a file from the page, or the news that there is none. */
export function takeResource(name: string, content: ArrayBuffer | null): void {
  const pending = waiting.get(name)
  if (content) pending?.resolve(content)
  else pending?.reject(new Error(`${name} did not come`))
}
