import type { Request } from '@playwright/test'

/** Browsers resolve every name below `localhost`; a client that sends for a browser needs an explicit address. */
export function reachable(request: Request): { url: string; headers: Record<string, string> } {
  const url = new URL(request.url())
  const { host } = url
  if (url.hostname.endsWith('.localhost')) url.hostname = 'localhost'
  return { url: url.href, headers: { ...request.headers(), host } }
}
