import type { IncomingHttpHeaders } from 'node:http'

/**
 * Parses the URL of a page from a request target, with any host. Null for `//` or `/\\` at the start, because browsers
 * read the next label as a host.
 */
export function parsePageUrl(target: string): URL | null {
  const path = target.replace(/^https?:\/\/[^/]*/i, '')
  return /^\/(?![/\\])/.test(path) ? new URL(`http://portal${path}`) : null
}

/** Whether a request is for a file, such as `/robots.txt`, not for a page. */
export const isFileRequest = ({ headers }: { headers: IncomingHttpHeaders }, { pathname }: URL): boolean =>
  /\.\w+$/.test(pathname) && !headers.accept?.includes('text/html')
