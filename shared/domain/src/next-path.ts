/**
 * The path to go on to that an address names by `next`, if it is one of the portal's own; else the beginning. Browsers leave tabs and
 * line breaks out of an address: with one of those between its slashes it names another host as well.
 */
export function nextPathIn(search: string): string {
  const next = new URLSearchParams(search).get('next') ?? '/'
  return /^\/(?![/\\])/.test(next.replace(/[\t\n\r]/g, '')) ? next : '/'
}
