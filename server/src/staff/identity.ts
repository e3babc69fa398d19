import {
  AuthorizationResponseError,
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  ClientError,
  type Configuration,
  calculatePKCECodeChallenge,
  type DeviceAuthorizationResponse,
  discovery,
  enableNonRepudiationChecks,
  fetchUserInfo,
  genericGrantRequest,
  initiateDeviceAuthorization,
  None,
  ResponseBodyError,
  type TokenEndpointResponse,
  type TokenEndpointResponseHelpers,
} from 'openid-client'
import type { Config } from '../config.ts'
import { HttpError } from '../http/http-error.ts'

/** An identity from the identity provider. */
export interface StaffIdentity {
  issuer: string
  subject: string
  /** Lower case; null if the provider has not verified it. */
  email: string | null
  name: string | null
}

/** Secrets that bind a sign-in to the browser that started it. */
export interface BrowserSecrets {
  state: string
  nonce: string
  /** PKCE verifier (RFC 7636). */
  verifier: string
}

/** The OpenID Connect provider of staff. */
export interface IdentityProvider {
  /** URL at the provider for signing in and returning to `back`; `anew` forces a new login. */
  authorize(back: URL, secrets: BrowserSecrets, anew: boolean): Promise<URL>
  /**
   * Identity from the redirect URL.
   * @throws HttpError 401 if the provider or the secrets do not match
   */
  returned(address: URL, secrets: BrowserSecrets): Promise<StaffIdentity>
  /** Starts a device code sign-in (RFC 8628): the URL to open, and the code to poll with. */
  begin(): Promise<DeviceAuthorizationResponse>
  /** Identity of a device code; null while nobody has signed in. */
  finish(deviceCode: string): Promise<StaffIdentity | null>
}

const deviceGrantType = 'urn:ietf:params:oauth:grant-type:device_code'
const pendingErrorCodes = ['authorization_pending', 'slow_down']

const scope = 'openid email profile'

const createIdentitiesUnavailableError = () =>
  new HttpError(424, {
    error: 'identities_away',
    message:
      'The provider of identities does not answer. What you are signed in to goes on; try again later.',
  })

type IdentityClient = Pick<NonNullable<Config['staff']>, 'issuer' | 'clientId' | 'clientSecret'>

/**
 * Discovers the configured provider (OpenID Connect Discovery).
 * @throws if it does not respond, or names another issuer
 */
export const discoverProvider = ({
  issuer,
  clientId,
  clientSecret,
}: IdentityClient): Promise<Configuration> =>
  discovery(new URL(issuer), clientId, undefined, clientSecret ? undefined : None(), {
    execute: [enableNonRepudiationChecks, ...(issuer.startsWith('http://') ? [allowInsecureRequests] : [])],
    timeout: 10,
  })

/** The configured provider. Discovery happens on the first sign-in, so that the portal starts without it. */
export function createIdentityProvider(client: IdentityClient): IdentityProvider {
  let found: Promise<Configuration> | null = null
  const getConfiguration = () => {
    found ??= discoverProvider(client).catch((error: unknown) => {
      found = null
      throw error
    })
    return found
  }
  const callProvider = async <T>(ask: (of: Configuration) => Promise<T>): Promise<T> => {
    try {
      return await ask(await getConfiguration())
    } catch (error) {
      if (error instanceof HttpError || error instanceof ResponseBodyError) throw error
      throw createIdentitiesUnavailableError()
    }
  }
  return {
    authorize: (back, { state, nonce, verifier }, anew) =>
      callProvider(async (of) =>
        buildAuthorizationUrl(of, {
          redirect_uri: back.href,
          scope,
          state,
          nonce,
          code_challenge: await calculatePKCECodeChallenge(verifier),
          code_challenge_method: 'S256',
          ...(anew ? { prompt: 'login' } : {}),
        }),
      ),
    returned: (address, { state, nonce, verifier }) =>
      callProvider(async (of) => {
        const checks = { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier }
        return readIdentity(of, await authorizationCodeGrant(of, address, checks).catch(rejectIdentityError))
      }),
    begin: () => callProvider((of) => initiateDeviceAuthorization(of, { scope })),
    finish: async (deviceCode) => {
      try {
        return await callProvider(async (of) => {
          return readIdentity(of, await genericGrantRequest(of, deviceGrantType, { device_code: deviceCode }))
        })
      } catch (error) {
        if (!(error instanceof ResponseBodyError)) throw error
        if (pendingErrorCodes.includes(error.error)) return null
        throw createRefusedError()
      }
    },
  }
}

type GrantedTokens = TokenEndpointResponse & TokenEndpointResponseHelpers

async function readIdentity(of: Configuration, tokens: GrantedTokens): Promise<StaffIdentity> {
  const claims = tokens.claims()
  if (!claims) throw createRefusedError()
  const userInfo = await fetchUserInfo(of, tokens.access_token, claims.sub)
  return {
    issuer: claims.iss,
    subject: claims.sub,
    email: userInfo.email_verified === true && userInfo.email ? userInfo.email.toLowerCase() : null,
    name: userInfo.name ?? null,
  }
}

/** Any mismatch in the redirect is a rejection; an unreachable provider is an error. */
const rejectIdentityError = (error: unknown): never => {
  const isAnswer = error instanceof ResponseBodyError || error instanceof AuthorizationResponseError
  throw isAnswer || error instanceof ClientError ? createRefusedError() : error
}

const createRefusedError = () =>
  new HttpError(401, {
    error: 'refused',
    message: 'This sign-in was refused, or its code has ended: begin anew.',
  })
