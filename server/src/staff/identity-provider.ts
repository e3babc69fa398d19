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

export interface StaffIdentity {
  issuer: string
  subject: string
  /** E-mail address in lower case; null if the provider has not verified it. */
  email: string | null
  name: string | null
}

/** Secrets that bind a sign-in to the browser that started it. */
export interface BrowserSecrets {
  state: string
  nonce: string
  /** PKCE code verifier (RFC 7636). */
  verifier: string
}

export type IdentityProvider = ReturnType<typeof createIdentityProvider>

const deviceGrantType = 'urn:ietf:params:oauth:grant-type:device_code'
const pendingErrorCodes = ['authorization_pending', 'slow_down']

const openIdScope = 'openid email profile'

const createProviderUnavailableError = () =>
  new HttpError(424, {
    error: 'identities_away',
    message:
      'The provider of identities does not answer. What you are signed in to goes on; try again later.',
  })

type IdentityClientSettings = Pick<NonNullable<Config['staff']>, 'issuer' | 'clientId' | 'clientSecret'>

/**
 * Finds the provider's endpoints by OpenID Connect Discovery. Throws if the provider does not respond, or names another
 * issuer.
 */
export const discoverProvider = ({
  issuer,
  clientId,
  clientSecret,
}: IdentityClientSettings): Promise<Configuration> =>
  discovery(new URL(issuer), clientId, undefined, clientSecret ? undefined : None(), {
    execute: [enableNonRepudiationChecks, ...(issuer.startsWith('http://') ? [allowInsecureRequests] : [])],
    timeout: 10,
  })

/**
 * Creates the client of an identity provider. Discovery waits for the first sign-in, so that the portal starts without
 * the provider.
 */
export function createIdentityProvider(client: IdentityClientSettings) {
  let found: Promise<Configuration> | null = null
  const getConfiguration = () => {
    found ??= discoverProvider(client).catch((error: unknown) => {
      found = null
      throw error
    })
    return found
  }
  const callProvider = async <T>(request: (of: Configuration) => Promise<T>): Promise<T> => {
    try {
      return await request(await getConfiguration())
    } catch (error) {
      if (error instanceof HttpError || error instanceof ResponseBodyError) throw error
      throw createProviderUnavailableError()
    }
  }
  return {
    /** Creates a URL at the provider, which redirects to `back`. With `anew` the provider asks for the identity again. */
    createSignInUrl: (back: URL, { state, nonce, verifier }: BrowserSecrets, anew: boolean): Promise<URL> =>
      callProvider(async (of) =>
        buildAuthorizationUrl(of, {
          redirect_uri: back.href,
          scope: openIdScope,
          state,
          nonce,
          code_challenge: await calculatePKCECodeChallenge(verifier),
          code_challenge_method: 'S256',
          ...(anew ? { prompt: 'login' } : {}),
        }),
      ),
    /**
     * Reads the identity from the redirect URL.
     * @throws HttpError 401 if provider or secrets do not match
     */
    readRedirect: (address: URL, { state, nonce, verifier }: BrowserSecrets): Promise<StaffIdentity> =>
      callProvider(async (of) => {
        const checks = { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier }
        return readIdentity(of, await authorizationCodeGrant(of, address, checks).catch(rejectIdentityError))
      }),
    /** Starts a device sign-in (RFC 8628). Returns the URL to open, and the code to poll with. */
    startDeviceSignIn: (): Promise<DeviceAuthorizationResponse> =>
      callProvider((of) => initiateDeviceAuthorization(of, { scope: openIdScope })),
    /** Returns null while nobody has signed in. */
    pollDeviceSignIn: async (deviceCode: string): Promise<StaffIdentity | null> => {
      try {
        return await callProvider(async (of) => {
          return readIdentity(of, await genericGrantRequest(of, deviceGrantType, { device_code: deviceCode }))
        })
      } catch (error) {
        if (!(error instanceof ResponseBodyError)) throw error
        if (pendingErrorCodes.includes(error.error)) return null
        throw createSignInRejectedError()
      }
    },
  }
}

type GrantedTokens = TokenEndpointResponse & TokenEndpointResponseHelpers

async function readIdentity(of: Configuration, tokens: GrantedTokens): Promise<StaffIdentity> {
  const claims = tokens.claims()
  if (!claims) throw createSignInRejectedError()
  const userInfo = await fetchUserInfo(of, tokens.access_token, claims.sub)
  return {
    issuer: claims.iss,
    subject: claims.sub,
    email: userInfo.email_verified === true && userInfo.email ? userInfo.email.toLowerCase() : null,
    name: userInfo.name ?? null,
  }
}

/** Throws HttpError 401 for an error that the provider or the OpenID client reports; throws other errors unchanged. */
const rejectIdentityError = (error: unknown): never => {
  const isAnswer = error instanceof ResponseBodyError || error instanceof AuthorizationResponseError
  throw isAnswer || error instanceof ClientError ? createSignInRejectedError() : error
}

const createSignInRejectedError = () =>
  new HttpError(401, {
    error: 'refused',
    message: 'This sign-in was rejected, or its code has expired: start again.',
  })
