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
  { config, clock, sessionKey }: Pick<Context, 'config' | 'clock' | 'sessionKey'>,
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

/** What a token proved, and until when in seconds since 1970. */
interface Proof extends AccessClaims {
  subdomain: string
  expires: number
}

/** Tokens whose signature was right, so that it is computed once each; never of use after their end. */
const proofs = new WeakMap<object, Map<string, Proof>>()
const mostProofs = 10_000

async function prove(
  { clock, sessionKey }: Pick<Context, 'clock' | 'sessionKey'>,
  token: string,
  subdomain: string,
): Promise<Proof | null> {
  try {
    const { payload } = await jwtVerify(token, sessionKey, {
      algorithms: ['HS256'],
      issuer,
      typ: type,
      audience: subdomain,
      currentDate: clock(),
      requiredClaims: ['exp', 'sub', 'sid'],
    })
    const { sub, sid, exp } = payload
    const customerId = Number(sub)
    return Number.isInteger(customerId) && typeof sid === 'string' && exp !== undefined
      ? { customerId, sessionId: sid, subdomain, expires: exp }
      : null
  } catch {
    return null
  }
}

/** What an Authorization header proves, or null: other algorithm, type, firm or key, expired, malformed. */
export async function readAccessToken(
  context: Pick<Context, 'clock' | 'sessionKey'>,
  authorization: string | undefined,
  subdomain: string,
): Promise<AccessClaims | null> {
  const token = authorization?.match(/^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/)?.[1]
  if (!token) return null
  const known = proofs.get(context.sessionKey) ?? new Map<string, Proof>()
  proofs.set(context.sessionKey, known)
  const proof = known.get(token) ?? (await prove(context, token, subdomain))
  if (!proof) return null
  if (known.size >= mostProofs) known.clear()
  known.set(token, proof)
  const isValid = proof.subdomain === subdomain && proof.expires * 1000 > context.clock().getTime()
  return isValid ? { customerId: proof.customerId, sessionId: proof.sessionId } : null
}
