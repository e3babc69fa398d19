import { jwtVerify, SignJWT } from 'jose'
import { LRUCache } from 'lru-cache'
import * as v from 'valibot'
import type { Context } from '../context.ts'

const issuer = 'portal'
const type = 'at+jwt'

const Payload = v.object({
  sub: v.pipe(v.string(), v.regex(/^\d+$/), v.transform(Number)),
  sid: v.string(),
  exp: v.number(),
  cnf: v.optional(v.object({ jkt: v.string() })),
})

/** Session of an access token. */
export interface AccessClaims {
  customerId: number
  sessionId: string
  /** Thumbprint of the key that must be proved; null: none. */
  proofKey: string | null
}

/** Makes an access token for one tenant's API, valid for `config.session.access` seconds. */
export function makeAccessToken(
  { config, clock, sessionKeys }: Pick<Context, 'config' | 'clock' | 'sessionKeys'>,
  claims: AccessClaims,
  subdomain: string,
): Promise<string> {
  const now = Math.floor(clock().getTime() / 1000)
  return new SignJWT({ sid: claims.sessionId, ...(claims.proofKey && { cnf: { jkt: claims.proofKey } }) })
    .setProtectedHeader({ alg: 'HS256', typ: type })
    .setIssuer(issuer)
    .setAudience(subdomain)
    .setSubject(String(claims.customerId))
    .setIssuedAt(now)
    .setExpirationTime(now + config.session.access)
    .sign(sessionKeys.accessTokens.sign)
}

/** A verified token, and its expiry in milliseconds since 1970. */
interface Proof extends AccessClaims {
  subdomain: string
  expires: number
}

/** Verified tokens, so that each signature is checked once; never used after expiry. */
const proofs = new WeakMap<object, LRUCache<string, Proof>>()
const maxCachedProofs = 10_000

async function prove(key: Uint8Array, now: Date, token: string, subdomain: string): Promise<Proof | null> {
  try {
    const { payload } = await jwtVerify(token, key, {
      algorithms: ['HS256'],
      issuer,
      typ: type,
      audience: subdomain,
      currentDate: now,
      requiredClaims: ['exp'],
    })
    const { sub, sid, exp, cnf } = v.parse(Payload, payload)
    return {
      customerId: sub,
      sessionId: sid,
      proofKey: cnf?.jkt ?? null,
      subdomain,
      expires: exp * 1000,
    }
  } catch {
    return null
  }
}

/** Verifies a token with any accepted key. */
async function proveByAny(
  { clock, sessionKeys }: Pick<Context, 'clock' | 'sessionKeys'>,
  token: string,
  subdomain: string,
): Promise<Proof | null> {
  const now = clock()
  for (const key of sessionKeys.accessTokens.accepted) {
    const proof = await prove(key, now, token, subdomain)
    if (proof) return proof
  }
  return null
}

/** Verifies an access token; null for another algorithm, type, tenant or key, or if expired or malformed. */
export async function readAccessToken(
  context: Pick<Context, 'clock' | 'sessionKeys'>,
  token: string,
  subdomain: string,
): Promise<AccessClaims | null> {
  const known = proofs.get(context.sessionKeys) ?? new LRUCache<string, Proof>({ max: maxCachedProofs })
  proofs.set(context.sessionKeys, known)
  const proof = known.get(token) ?? (await proveByAny(context, token, subdomain))
  if (!proof) return null
  known.set(token, proof)
  const isValid = proof.subdomain === subdomain && proof.expires > context.clock().getTime()
  if (!isValid) return null
  const { customerId, sessionId, proofKey } = proof
  return { customerId, sessionId, proofKey }
}
