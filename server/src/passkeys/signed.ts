import type { PasskeyAssertion, PasskeyMade } from '@portal/contract/passkey'
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import type { Config } from '../config.ts'
import type { passkeys } from '../database/tables/passkey.ts'
import type { KnownTenant } from '../tenants/find.ts'
import { relyingParty } from './relying-party.ts'

/** Loaded on first use of a passkey, so that servers without any start faster. */
const webauthn = () => import('@simplewebauthn/server')

/** Accepted algorithms: Ed25519, ECDSA with P-256, RSA with SHA-256. */
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
 * Verifies a passkey's signature of a challenge for the tenant's host, with user verification.
 * @returns the device's counter, not checked here; null if invalid
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

/** Verifies a new passkey for a challenge and the tenant's host, and returns what is stored; null if invalid. */
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
