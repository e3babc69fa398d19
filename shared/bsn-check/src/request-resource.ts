import type { BsnCheckResponse } from '@portal/domain/bsn/bsn-check-messages'

const pendingResources = new Map<string, PromiseWithResolvers<ArrayBuffer>>()

/**
 * Requests a file of this build from the page. The worker has no network access, so that the contents of customers'
 * files cannot leave the device (BSN-03).
 * @throws Error if the page cannot load the file
 */
export function requestResource(name: string): Promise<ArrayBuffer> {
  const known = pendingResources.get(name)
  if (known) return known.promise
  const pending = Promise.withResolvers<ArrayBuffer>()
  pendingResources.set(name, pending)
  postMessage({ kind: 'resource_request', name } satisfies BsnCheckResponse)
  return pending.promise
}

/** Handles the page's response to a request; `content` is null if the page could not load the file. */
export function receiveResource(name: string, content: ArrayBuffer | null): void {
  const pending = pendingResources.get(name)
  if (content) pending?.resolve(content)
  else pending?.reject(new Error(`${name} did not come`))
}
