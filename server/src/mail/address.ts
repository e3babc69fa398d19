import type { Config } from '../config.ts'

/** An address of a firm's portal, made from the settings alone: a forged Host header never reaches a mail. */
export function portalAddress(
  { portalUrl }: Pick<Config, 'portalUrl'>,
  subdomain: string,
  path: string,
  query: Readonly<Record<string, string>> = {},
): string {
  const address = new URL(path, portalUrl.replace('{tenant}', subdomain))
  for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value)
  return address.href
}
