import { createPortalUrl } from '../mail/portal-url.ts'

type PortalUrlSettings = Parameters<typeof createPortalUrl>[0]

/**
 * Returns the relying party of a tenant's passkeys: the host of its portal. It is computed from the settings, not from
 * the request, so that a passkey of another host is rejected.
 */
export function getRelyingParty(
  config: PortalUrlSettings,
  subdomain: string,
): { id: string; origin: string } {
  const { hostname, origin } = new URL(createPortalUrl(config, subdomain, '/'))
  return { id: hostname, origin }
}
