import type { Request } from '@playwright/test'

/**
 * Rewrites a request for a client outside the browser. Browsers resolve every name below `localhost`. Other clients do
 * not, so the request goes to `localhost` with the original name in the `host` header.
 */
export function createReachableRequest(request: Request): { url: string; headers: Record<string, string> } {
  const url = new URL(request.url())
  const { host } = url
  if (url.hostname.endsWith('.localhost')) url.hostname = 'localhost'
  return { url: url.href, headers: { ...request.headers(), host } }
}
