import { createPortalUrl } from '../mail/portal-url.ts'

type PortalUrlSettings = Parameters<typeof createPortalUrl>[0]

/** Returns the host of the tenant's portal, from the settings. A passkey of another host is rejected. */
export function getRelyingParty(
  config: PortalUrlSettings,
  subdomain: string,
): { id: string; origin: string } {
  const { hostname, origin } = new URL(createPortalUrl(config, subdomain, '/'))
  return { id: hostname, origin }
}
