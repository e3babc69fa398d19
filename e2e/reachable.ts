import type { Request } from '@playwright/test'

/** A browser finds every name below `localhost` on this machine; what sends on its behalf must be told. */
export function reachable(request: Request): { url: string; headers: Record<string, string> } {
  const url = new URL(request.url())
  const { host } = url
  if (url.hostname.endsWith('.localhost')) url.hostname = 'localhost'
  return { url: url.href, headers: { ...request.headers(), host } }
}
