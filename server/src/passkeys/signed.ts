import type { PasskeyAssertion, PasskeyMade } from '@portal/contract/passkey'
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import type { Config } from '../config.ts'
import type { passkeys } from '../database/tables/passkey.ts'
import type { KnownTenant } from '../tenants/find.ts'
import { relyingParty } from './relying-party.ts'

/** Loaded when the first passkey is used: a server whose customers have none starts without. */
const webauthn = () => import('@simplewebauthn/server')

/** Kinds of keys that are taken: Ed25519, ECDSA with P-256, RSA with SHA-256. */
export const algorithms = [-8, -7, -257]

const expected = (config: Pick<Config, 'portalUrl'>, { subdomain }: KnownTenant, challenge: string) => {
  const { id, origin } = relyingParty(config, subdomain)
  return {
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: true,
  }
}

/**
 * Whether a passkey signed a challenge, at the address of the firm, after its device had made sure who used it.
 * @returns the device's counter, which is not looked at here; null when it did not
 */
export async function isSignedBy(
  config: Pick<Config, 'portalUrl'>,
  tenant: KnownTenant,
  passkey: Pick<typeof passkeys.$inferSelect, 'credentialId' | 'publicKey'>,
  challenge: string,
  response: PasskeyAssertion,
): Promise<number | null> {
  const { verifyAuthenticationResponse } = await webauthn()
  const publicKey = new Uint8Array(Buffer.from(passkey.publicKey, 'base64url'))
  const result = await verifyAuthenticationResponse({
    ...expected(config, tenant, challenge),
    response: response as AuthenticationResponseJSON,
    credential: { id: passkey.credentialId, publicKey, counter: 0 },
  }).catch(() => null)
  return result?.verified ? result.authenticationInfo.newCounter : null
}

/** What is kept of a passkey that a device made for a challenge, at the address of the firm; null when it did not. */
export async function madeFor(
  config: Pick<Config, 'portalUrl'>,
  tenant: KnownTenant,
  challenge: string,
  response: PasskeyMade,
): Promise<Pick<
  typeof passkeys.$inferSelect,
  'credentialId' | 'publicKey' | 'counter' | 'transports' | 'synced'
> | null> {
  const { verifyRegistrationResponse } = await webauthn()
  const result = await verifyRegistrationResponse({
    ...expected(config, tenant, challenge),
    response: response as RegistrationResponseJSON,
    supportedAlgorithmIDs: algorithms,
  }).catch(() => null)
  if (!result?.verified) return null
  const { credential, credentialBackedUp: synced } = result.registrationInfo
  return {
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
    transports: response.response.transports,
    synced,
  }
}
