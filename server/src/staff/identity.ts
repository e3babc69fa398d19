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

/** Who somebody is, by the word of the provider of identities. */
export interface Identity {
  issuer: string
  subject: string
  /** In lower case; null where the provider does not say that it is theirs. */
  email: string | null
  name: string | null
}

/** What ties a browser's sign-in to the browser that began it: nobody else knows any of these. */
export interface BrowserSecrets {
  state: string
  nonce: string
  /** Verifier of PKCE (RFC 7636). */
  verifier: string
}

/** The provider of identities that staff sign in with (OpenID Connect). */
export interface IdentityProvider {
  /**
   * Address at the provider where a browser signs somebody in, and from which it comes back to `back`; `anew` has it ask who that
   * is, though it may know.
   */
  authorize(back: URL, secrets: BrowserSecrets, anew: boolean): Promise<URL>
  /**
   * Who signed in, of the address that the browser came back to.
   * @throws HttpError 401 where the provider or the secrets say otherwise
   */
  returned(address: URL, secrets: BrowserSecrets): Promise<Identity>
  /** Begins a sign-in by a device's code (RFC 8628): what a person has to open, and the code that it is fetched with. */
  begin(): Promise<DeviceAuthorizationResponse>
  /** Who signed in with a code; null while nobody has. */
  finish(deviceCode: string): Promise<Identity | null>
}

const deviceGrant = 'urn:ietf:params:oauth:grant-type:device_code'
const waiting = ['authorization_pending', 'slow_down']

const scope = 'openid email profile'

const away = () =>
  new HttpError(424, {
    error: 'identities_away',
    message:
      'The provider of identities does not answer. What you are signed in to goes on; try again later.',
  })

type Client = Pick<NonNullable<Config['staff']>, 'issuer' | 'clientId' | 'clientSecret'>

/**
 * Reads from the provider of the settings what it offers (OpenID Connect Discovery).
 * @throws when it does not answer, or names another issuer
 */
export const discoverProvider = ({ issuer, clientId, clientSecret }: Client): Promise<Configuration> =>
  discovery(new URL(issuer), clientId, undefined, clientSecret ? undefined : None(), {
    execute: [enableNonRepudiationChecks, ...(issuer.startsWith('http://') ? [allowInsecureRequests] : [])],
    timeout: 10,
  })

/** The provider of the settings. It is asked for the first time at the first sign-in, so that the portal starts without it. */
export function identityProvider(client: Client): IdentityProvider {
  let found: Promise<Configuration> | null = null
  const configuration = () => {
    found ??= discoverProvider(client).catch((error: unknown) => {
      found = null
      throw error
    })
    return found
  }
  const asked = async <T>(ask: (of: Configuration) => Promise<T>): Promise<T> => {
    try {
      return await ask(await configuration())
    } catch (error) {
      if (error instanceof HttpError || error instanceof ResponseBodyError) throw error
      throw away()
    }
  }
  return {
    authorize: (back, { state, nonce, verifier }, anew) =>
      asked(async (of) =>
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
      asked(async (of) => {
        const checks = { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier }
        return identityOf(of, await authorizationCodeGrant(of, address, checks).catch(refuse))
      }),
    begin: () => asked((of) => initiateDeviceAuthorization(of, { scope })),
    finish: async (deviceCode) => {
      try {
        return await asked(async (of) => {
          return identityOf(of, await genericGrantRequest(of, deviceGrant, { device_code: deviceCode }))
        })
      } catch (error) {
        if (!(error instanceof ResponseBodyError)) throw error
        if (waiting.includes(error.error)) return null
        throw refused()
      }
    },
  }
}

type Granted = TokenEndpointResponse & TokenEndpointResponseHelpers

async function identityOf(of: Configuration, tokens: Granted): Promise<Identity> {
  const claims = tokens.claims()
  if (!claims) throw refused()
  const told = await fetchUserInfo(of, tokens.access_token, claims.sub)
  return {
    issuer: claims.iss,
    subject: claims.sub,
    email: told.email_verified === true && told.email ? told.email.toLowerCase() : null,
    name: told.name ?? null,
  }
}

/** Of what a browser brings back, whatever is not as it should be is a refusal; a provider that does not answer is none. */
const refuse = (error: unknown): never => {
  const isAnswer = error instanceof ResponseBodyError || error instanceof AuthorizationResponseError
  throw isAnswer || error instanceof ClientError ? refused() : error
}

const refused = () =>
  new HttpError(401, {
    error: 'refused',
    message: 'This sign-in was refused, or its code has ended: begin anew.',
  })
