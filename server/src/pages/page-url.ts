/**
 * The page URL in a request target, with any host; null if it has none: browsers read `//` or `/\\` at the start as a
 * host.
 */
export function pageUrlOf(target: string): URL | null {
  const path = target.replace(/^https?:\/\/[^/]*/i, '')
  return /^\/(?![/\\])/.test(path) ? new URL(`http://portal${path}`) : null
}
