import type { Config } from '../config.ts'

/** Uses only settings, so that a forged Host header has no effect. */
export function createPortalUrl(
  { portalUrl }: Pick<Config, 'portalUrl'>,
  subdomain: string,
  path: string,
  query: Readonly<Record<string, string>> = {},
): string {
  const address = new URL(path, portalUrl.replace('{tenant}', subdomain))
  for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value)
  return address.href
}
