import { jwtVerify, SignJWT } from 'jose'
import { LRUCache } from 'lru-cache'
import * as v from 'valibot'
import type { Config } from '../config.ts'
import type { SessionKeys } from './session-keys.ts'

const tokenIssuer = 'portal'
const accessTokenType = 'at+jwt'

const TokenPayload = v.object({
  sub: v.pipe(v.string(), v.regex(/^\d+$/), v.transform(Number)),
  sid: v.string(),
  exp: v.number(),
  cnf: v.optional(v.object({ jkt: v.string() })),
})

export interface AccessClaims {
  customerId: number
  sessionId: string
  /** Thumbprint of the key to which the token is bound; null for a token without a key. */
  proofKey: string | null
}

interface AccessTokenDependencies {
  clock: () => Date
  sessionKeys: SessionKeys
}

/** Creates a token for one tenant, valid for `config.session.access` seconds. */
export function createAccessToken(
  { config, clock, sessionKeys }: AccessTokenDependencies & { config: Pick<Config, 'session'> },
  claims: AccessClaims,
  subdomain: string,
): Promise<string> {
  const now = Math.floor(clock().getTime() / 1000)
  return new SignJWT({ sid: claims.sessionId, ...(claims.proofKey && { cnf: { jkt: claims.proofKey } }) })
    .setProtectedHeader({ alg: 'HS256', typ: accessTokenType })
    .setIssuer(tokenIssuer)
    .setAudience(subdomain)
    .setSubject(String(claims.customerId))
    .setIssuedAt(now)
    .setExpirationTime(now + config.session.access)
    .sign(sessionKeys.accessTokens.sign)
}

/** `expires` is in milliseconds since 1970. */
interface VerifiedToken extends AccessClaims {
  expires: number
}

/** Caches tokens by tenant, so that each signature is verified once. Entries are not used after their expiry. */
const verifiedTokenCaches = new WeakMap<SessionKeys, LRUCache<string, VerifiedToken>>()
const maxCachedTokens = 10_000

async function verifyToken(
  key: Uint8Array,
  now: Date,
  token: string,
  subdomain: string,
): Promise<VerifiedToken | undefined> {
  try {
    const { payload } = await jwtVerify(token, key, {
      algorithms: ['HS256'],
      issuer: tokenIssuer,
      typ: accessTokenType,
      audience: subdomain,
      currentDate: now,
      requiredClaims: ['exp'],
    })
    const { sub, sid, exp, cnf } = v.parse(TokenPayload, payload)
    return { customerId: sub, sessionId: sid, proofKey: cnf?.jkt ?? null, expires: exp * 1000 }
  } catch {
    return undefined
  }
}

/** Returns null for an invalid, expired or malformed token, and for a token of another tenant. */
export async function readAccessToken(
  { clock, sessionKeys }: AccessTokenDependencies,
  token: string,
  subdomain: string,
): Promise<AccessClaims | null> {
  const now = clock()
  const cache = verifiedTokenCaches.get(sessionKeys) ?? new LRUCache({ max: maxCachedTokens })
  verifiedTokenCaches.set(sessionKeys, cache)
  const cacheKey = `${subdomain} ${token}`
  let verified = cache.get(cacheKey)
  for (const key of sessionKeys.accessTokens.accepted)
    verified ??= await verifyToken(key, now, token, subdomain)
  if (!verified || verified.expires <= now.getTime()) return null
  cache.set(cacheKey, verified)
  return verified
}
