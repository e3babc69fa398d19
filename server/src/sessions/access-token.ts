import { jwtVerify, SignJWT } from 'jose'
import type { Context } from '../context.ts'

const issuer = 'portal'
const type = 'at+jwt'

/** Whose session an access token speaks for. */
export interface AccessClaims {
  customerId: number
  sessionId: string
}

/** Makes an access token for one firm's API, valid for `config.session.access` seconds. */
export function makeAccessToken(
  { config, clock, sessionKey }: Context,
  claims: AccessClaims,
  subdomain: string,
): Promise<string> {
  const now = Math.floor(clock().getTime() / 1000)
  return new SignJWT({ sid: claims.sessionId })
    .setProtectedHeader({ alg: 'HS256', typ: type })
    .setIssuer(issuer)
    .setAudience(subdomain)
    .setSubject(String(claims.customerId))
    .setIssuedAt(now)
    .setExpirationTime(now + config.session.access)
    .sign(sessionKey)
}

/** What an Authorization header proves, or null: other algorithm, type, firm or key, expired, malformed. */
export async function readAccessToken(
  { clock, sessionKey }: Context,
  authorization: string | undefined,
  subdomain: string,
): Promise<AccessClaims | null> {
  const token = authorization?.match(/^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/)?.[1]
  if (!token) return null
  try {
    const { payload } = await jwtVerify(token, sessionKey, {
      algorithms: ['HS256'],
      issuer,
      typ: type,
      audience: subdomain,
      currentDate: clock(),
      requiredClaims: ['exp', 'sub', 'sid'],
    })
    const customerId = Number(payload.sub)
    return Number.isInteger(customerId) && typeof payload.sid === 'string'
      ? { customerId, sessionId: payload.sid }
      : null
  } catch {
    return null
  }
}
