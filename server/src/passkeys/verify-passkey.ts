import type { CreatedPasskey, PasskeyAssertion } from '@portal/contract/passkey'
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import type { Config } from '../config.ts'
import type { passkeys } from '../database/tables/passkey.ts'
import type { KnownTenant } from '../tenants/find-tenant.ts'
import { getRelyingParty } from './relying-party.ts'

/** Loads the library on first use, so that the server starts faster. */
const loadWebauthn = () => import('@simplewebauthn/server')

/** COSE identifiers of Ed25519, ECDSA with P-256, and RSA with SHA-256. */
export const acceptedAlgorithms = [-8, -7, -257]

const toExpectedResponse = (
  config: Pick<Config, 'portalUrl'>,
  { subdomain }: KnownTenant,
  challenge: string,
) => {
  const { id, origin } = getRelyingParty(config, subdomain)
  return {
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: true,
  }
}

/**
 * Verifies the signature and that the device verified the person.
 * @returns the device's counter, which the caller must check; null for an invalid signature
 */
export async function verifyPasskeySignature(
  config: Pick<Config, 'portalUrl'>,
  tenant: KnownTenant,
  passkey: Pick<typeof passkeys.$inferSelect, 'credentialId' | 'publicKey'>,
  challenge: string,
  response: PasskeyAssertion,
): Promise<number | null> {
  const { verifyAuthenticationResponse } = await loadWebauthn()
  const publicKey = new Uint8Array(Buffer.from(passkey.publicKey, 'base64url'))
  const result = await verifyAuthenticationResponse({
    ...toExpectedResponse(config, tenant, challenge),
    response: response as AuthenticationResponseJSON,
    credential: { id: passkey.credentialId, publicKey, counter: 0 },
  }).catch(() => null)
  return result?.verified ? result.authenticationInfo.newCounter : null
}

/** Returns the data to store; null if the passkey is invalid. */
export async function verifyNewPasskey(
  config: Pick<Config, 'portalUrl'>,
  tenant: KnownTenant,
  challenge: string,
  response: CreatedPasskey,
): Promise<Pick<
  typeof passkeys.$inferSelect,
  'credentialId' | 'publicKey' | 'counter' | 'transports' | 'synced'
> | null> {
  const { verifyRegistrationResponse } = await loadWebauthn()
  const result = await verifyRegistrationResponse({
    ...toExpectedResponse(config, tenant, challenge),
    response: response as RegistrationResponseJSON,
    supportedAlgorithmIDs: acceptedAlgorithms,
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
