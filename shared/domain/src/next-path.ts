/**
 * Path in the query parameter `next`, if it is one of the portal's own; otherwise '/'. Browsers ignore tabs and line
 * breaks in URLs, so a path with one of those between its slashes could also lead to another host.
 */
export function nextPathIn(search: string): string {
  const next = new URLSearchParams(search).get('next') ?? '/'
  return /^\/(?![/\\])/.test(next.replace(/[\t\n\r]/g, '')) ? next : '/'
}
