import type { CheckResponse } from '@portal/domain/bsn/check-message'

const waiting = new Map<string, PromiseWithResolvers<ArrayBuffer>>()

/**
 * Requests a file of this build from the page. The worker's policy allows no connections, so that file contents cannot
 * leave the device (BSN-03).
 * @throws Error if the page cannot load it
 */
export function resource(name: string): Promise<ArrayBuffer> {
  const known = waiting.get(name)
  if (known) return known.promise
  const pending = Promise.withResolvers<ArrayBuffer>()
  waiting.set(name, pending)
  postMessage({ say: 'want', name } satisfies CheckResponse)
  return pending.promise
}

/** Handles the page's response: the file, or null if it could not be loaded. */
export function takeResource(name: string, content: ArrayBuffer | null): void {
  const pending = waiting.get(name)
  if (content) pending?.resolve(content)
  else pending?.reject(new Error(`${name} did not come`))
}
