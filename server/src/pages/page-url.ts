import type { IncomingHttpHeaders } from 'node:http'

/**
 * The page URL in a request target, with any host; null if it has none: browsers read `//` or `/\\` at the start as a
 * host.
 */
export function pageUrlOf(target: string): URL | null {
  const path = target.replace(/^https?:\/\/[^/]*/i, '')
  return /^\/(?![/\\])/.test(path) ? new URL(`http://portal${path}`) : null
}

/** Whether a request asks for a file, such as `/robots.txt`, and not for a page to look at. */
export const isFileRequest = ({ headers }: { headers: IncomingHttpHeaders }, { pathname }: URL): boolean =>
  /\.\w+$/.test(pathname) && !headers.accept?.includes('text/html')
