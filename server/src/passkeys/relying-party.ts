import { portalAddress } from '../mail/address.ts'

type Settings = Parameters<typeof portalAddress>[0]

/**
 * Where passkeys of a firm's customers are of use: the host of its portal, and pages of that address alone. From the settings: what a
 * request says of itself does not count, so that a passkey of another address is refused.
 */
export function relyingParty(config: Settings, subdomain: string): { id: string; origin: string } {
  const { hostname, origin } = new URL(portalAddress(config, subdomain, '/'))
  return { id: hostname, origin }
}
