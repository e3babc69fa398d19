/** Returns the first label of a host below the portal domain or localhost, otherwise null (TENANT-02, TENANT-03). */
export function parseSubdomain(host: string | undefined, portalDomain: string): string | null {
  const name = (host ?? '').toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '')
  const domain = [portalDomain, 'localhost'].find((candidate) => name.endsWith(`.${candidate}`))
  if (!domain) return null
  const [label = ''] = name.slice(0, -domain.length - 1).split('.')
  return label || null
}
