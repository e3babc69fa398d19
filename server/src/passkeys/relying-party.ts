import { portalAddress } from '../mail/address.ts'

type Settings = Parameters<typeof portalAddress>[0]

/**
 * Relying party of a tenant's passkeys: the host of its portal, from the settings, independent of the request, so that
 * a passkey of another host is rejected.
 */
export function relyingParty(config: Settings, subdomain: string): { id: string; origin: string } {
  const { hostname, origin } = new URL(portalAddress(config, subdomain, '/'))
  return { id: hostname, origin }
}
