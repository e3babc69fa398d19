import {
  allowInsecureRequests,
  type Configuration,
  type DeviceAuthorizationResponse,
  discovery,
  enableNonRepudiationChecks,
  fetchUserInfo,
  genericGrantRequest,
  initiateDeviceAuthorization,
  None,
  ResponseBodyError,
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

/** The provider of identities that staff sign in with (OpenID Connect), by a device's code (RFC 8628). */
export interface IdentityProvider {
  /** Begins a sign-in: what a person has to open, and the code that it is fetched with. */
  begin(): Promise<DeviceAuthorizationResponse>
  /** Who signed in with a code; null while nobody has. */
  finish(deviceCode: string): Promise<Identity | null>
}

const deviceGrant = 'urn:ietf:params:oauth:grant-type:device_code'
const waiting = ['authorization_pending', 'slow_down']

const away = () =>
  new HttpError(424, {
    error: 'identities_away',
    message:
      'The provider of identities does not answer. What you are signed in to goes on; try again later.',
  })

/** The provider of the settings. It is asked for the first time at the first sign-in, so that the portal starts without it. */
export function identityProvider({
  issuer,
  clientId,
  clientSecret,
}: NonNullable<Config['staff']>): IdentityProvider {
  let found: Promise<Configuration> | null = null
  const configuration = () => {
    const isHere = issuer.startsWith('http://')
    found ??= discovery(new URL(issuer), clientId, undefined, clientSecret ? undefined : None(), {
      execute: [enableNonRepudiationChecks, ...(isHere ? [allowInsecureRequests] : [])],
      timeout: 10,
    }).catch((error: unknown) => {
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
    begin: () => asked((of) => initiateDeviceAuthorization(of, { scope: 'openid email profile' })),
    finish: async (deviceCode) => {
      try {
        return await asked(async (of) => {
          const tokens = await genericGrantRequest(of, deviceGrant, { device_code: deviceCode })
          const claims = tokens.claims()
          if (!claims) throw refused()
          const told = await fetchUserInfo(of, tokens.access_token, claims.sub)
          return {
            issuer: claims.iss,
            subject: claims.sub,
            email: told.email_verified === true && told.email ? told.email.toLowerCase() : null,
            name: told.name ?? null,
          }
        })
      } catch (error) {
        if (!(error instanceof ResponseBodyError)) throw error
        if (waiting.includes(error.error)) return null
        throw refused()
      }
    },
  }
}

const refused = () =>
  new HttpError(401, {
    error: 'refused',
    message: 'This sign-in was refused, or its code has ended: begin anew.',
  })
