import type { IncomingHttpHeaders } from 'node:http'

/** Returns null for a path that starts with `//` or `/\\`, because browsers read the next part as a host. */
export function parsePageUrl(target: string): URL | null {
  const path = target.replace(/^https?:\/\/[^/]*/i, '')
  return /^\/(?![/\\])/.test(path) ? new URL(`http://portal${path}`) : null
}

/** Whether the request is for a file, such as `/robots.txt`. */
export const isFileRequest = ({ headers }: { headers: IncomingHttpHeaders }, { pathname }: URL): boolean =>
  /\.\w+$/.test(pathname) && !headers.accept?.includes('text/html')
