/**
 * The page that the target of a request names, whatever its host; null when it names none: `//` or `/\\` at its beginning
 * would be read as the name of a host.
 */
export function pageUrlOf(target: string): URL | null {
  const path = target.replace(/^https?:\/\/[^/]*/i, '')
  return /^\/(?![/\\])/.test(path) ? new URL(`http://portal${path}`) : null
}
