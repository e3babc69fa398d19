/**
 * Returns the query parameter `next` if it is a path within the portal, otherwise '/'. Browsers ignore tabs and line
 * breaks in URLs, so a path that starts with slash, tab, slash would lead to another host.
 */
export function parseNextPath(search: string): string {
  const next = new URLSearchParams(search).get('next') ?? '/'
  return /^\/(?![/\\])/.test(next.replace(/[\t\n\r]/g, '')) ? next : '/'
}
