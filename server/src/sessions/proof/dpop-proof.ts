import { createHmac, createPublicKey, type KeyObject, verify } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import {
  calculateJwkThumbprint,
  decodeJwt,
  decodeProtectedHeader,
  type ProtectedHeaderParameters,
} from 'jose'
import { LRUCache } from 'lru-cache'
import type { Logger } from 'pino'
import * as v from 'valibot'
import type { Config } from '../../config.ts'
import { HttpError } from '../../http/http-error.ts'
import { hashSecret, isEqualInConstantTime } from '../secret-token.ts'
import type { SessionKeys } from '../session-keys.ts'

const PublicKeyCoordinate = v.pipe(v.string(), v.regex(/^[\w-]{43}$/))
/** Public P-256 key in the header of a proof. A private key is rejected (RFC 9449, section 4.3). */
const DpopPublicKey = v.object({
  kty: v.literal('EC'),
  crv: v.literal('P-256'),
  x: PublicKeyCoordinate,
  y: PublicKeyCoordinate,
  d: v.optional(v.undefined()),
})

/** Public key with its SHA-256 thumbprint (RFC 7638). */
export interface DpopKey {
  key: KeyObject
  thumbprint: string
}

const maxCachedKeys = 10_000

/** Creates a function that reads keys from headers of proofs, and caches them. It rejects a header without a key. */
function createDpopKeyReader(): (header: ProtectedHeaderParameters) => Promise<DpopKey> {
  const known = new LRUCache<string, DpopKey>({ max: maxCachedKeys })
  return async ({ jwk }) => {
    const { kty, crv, x, y } = v.parse(DpopPublicKey, jwk)
    const cacheKey = x + y
    const found = known.get(cacheKey)
    if (found) return found
    const plain = { kty, crv, x, y }
    const made = {
      key: createPublicKey({ key: plain, format: 'jwk' }),
      thumbprint: await calculateJwkThumbprint(plain),
    }
    known.set(cacheKey, made)
    return made
  }
}

/** Maximum number of stored proofs. Above it, older proofs are dropped early. */
const maxStoredProofs = 500_000

/**
 * Stores the ids of proofs, to detect replays. Each process has its own store.
 * @param period in milliseconds, at least the validity of a proof
 */
function createReplayDetector(period: number): (name: string, now: Date) => boolean {
  let previousPeriodProofs = new Set<string>()
  let currentPeriodProofs = new Set<string>()
  let periodStart = 0
  return (name, now) => {
    const at = now.getTime()
    if (at - periodStart >= period || currentPeriodProofs.size >= maxStoredProofs) {
      previousPeriodProofs = at - periodStart >= 2 * period ? new Set() : currentPeriodProofs
      currentPeriodProofs = new Set()
      periodStart = at
    }
    if (currentPeriodProofs.has(name) || previousPeriodProofs.has(name)) return true
    currentPeriodProofs.add(name)
    return false
  }
}

const minuteMs = 60_000
const nonceMinutes = 10

const createNonceForMinute = (key: Uint8Array, at: number) =>
  `${at.toString(36)}.${createHmac('sha256', key).update(`nonce\n${at}`).digest('base64url')}`

/**
 * Creates a nonce, which tells the server's time to a device with a wrong clock (RFC 9449, section 8). The nonce is the
 * signed minute, so that nothing is stored and every process accepts it.
 */
const createNonce = ({ dpopNonces: { sign } }: SessionKeys, now: Date): string =>
  createNonceForMinute(sign, Math.floor(now.getTime() / minuteMs))

/** Whether the nonce is from this server, and at most ten minutes old. */
function isNonceAccepted({ dpopNonces: { accepted } }: SessionKeys, nonce: string, now: Date): boolean {
  const at = Number.parseInt(nonce, 36)
  const age = Math.floor(now.getTime() / minuteMs) - at
  return (
    age >= 0 &&
    age < nonceMinutes &&
    accepted.some((key) => isEqualInConstantTime(createNonceForMinute(key, at), nonce))
  )
}

const ProofClaims = v.object({
  jti: v.pipe(v.string(), v.minLength(8), v.maxLength(100)),
  htm: v.string(),
  htu: v.string(),
  /** Time in seconds since 1970, by the device's clock. */
  iat: v.number(),
  /** Hash of the access token. */
  ath: v.optional(v.string()),
  nonce: v.optional(v.string()),
})
type ProofClaims = v.InferOutput<typeof ProofClaims>

/** If the clocks differ by more than this, a nonce is required. */
const clockToleranceSeconds = 300

const maxProofLength = 2000

/**
 * Verifies a request's DPoP proof (RFC 9449): for this method and URL, recent, and not used before.
 * @param accessToken the token that the proof must contain, if the request has one
 * @returns the key's thumbprint; null without a proof
 * @throws HttpError 401, or 400 for token requests: `invalid_dpop_proof`, or `use_dpop_nonce` with a nonce for a device
 * with a wrong clock
 */
export type DpopProofReader = (request: FastifyRequest, accessToken?: string) => Promise<string | null>

interface DpopProofReaderDependencies {
  config: Pick<Config, 'demo' | 'portalUrl'>
  clock: () => Date
  sessionKeys: SessionKeys
  log: Logger
}

/** Creates a function that logs a warning once per process. */
function createOneTimeWarning(log: Logger, message: string): (about: object) => void {
  let isLogged = false
  return (about) => {
    if (!isLogged) log.warn(about, message)
    isLogged = true
  }
}

/**
 * Creates a function that compares a proof's URL with the configured URL, since `Host` may be that of a proxy. A demo
 * accepts other URLs too.
 */
function createUrlCheck({ config, log }: DpopProofReaderDependencies) {
  const portal = new URLPattern(
    config.portalUrl.replace('{tenant}.', '{:tenant.}?').replace('{tenant}', ':tenant'),
  )
  const warnOfPort = createOneTimeWarning(
    log,
    'the proxy passes on Host without its port: pass it on as it came',
  )
  const warnOfAddress = createOneTimeWarning(
    log,
    'customers reach the portal at another address than PORTAL_URL',
  )
  return ({ htm, htu }: ProofClaims, request: FastifyRequest): boolean => {
    const made = URL.parse(htu)
    const requestUrl = URL.parse(request.url, config.portalUrl.replace('{tenant}', 'any'))
    if (!made || htm !== request.method || made.pathname !== requestUrl?.pathname) return false
    const match = portal.exec(made.origin)
    const { subdomain } = request.params as { subdomain?: string }
    const { tenant = subdomain } = match?.hostname.groups ?? {}
    if (match && subdomain !== undefined && tenant !== subdomain) return false
    const isPortal = match !== null
    if (isPortal && made.host !== request.host && made.hostname === request.host)
      warnOfPort({ host: request.host, portalUrl: config.portalUrl })
    if (isPortal || (config.demo && made.host === request.host)) return true
    warnOfAddress({ address: made.origin, host: request.host, portalUrl: config.portalUrl })
    return false
  }
}

/**
 * Verifies the signature of a proof. Uses Node's crypto, because WebCrypto works in another thread, which costs more
 * than the check.
 */
function hasValidSignature(proof: string, key: KeyObject): boolean {
  const end = proof.lastIndexOf('.')
  const signature = Buffer.from(proof.slice(end + 1), 'base64url')
  return verify('sha256', Buffer.from(proof.slice(0, end)), { key, dsaEncoding: 'ieee-p1363' }, signature)
}

export function createDpopProofReader(dependencies: DpopProofReaderDependencies): DpopProofReader {
  const { clock, sessionKeys } = dependencies
  const isFor = createUrlCheck(dependencies)
  const keyOf = createDpopKeyReader()
  const isUsed = createReplayDetector(nonceMinutes * 60_000)

  const verifyProof = async (proof: string): Promise<ProofClaims & Pick<DpopKey, 'thumbprint'>> => {
    const { alg, typ, jwk } = decodeProtectedHeader(proof)
    const { key, thumbprint } = await keyOf({ jwk })
    if (alg !== 'ES256' || typ !== 'dpop+jwt' || !hasValidSignature(proof, key))
      throw new TypeError('no proof')
    return { ...v.parse(ProofClaims, decodeJwt(proof)), thumbprint }
  }
  const isRecentProof = ({ nonce, iat }: ProofClaims, now: Date) =>
    nonce === undefined
      ? Math.abs(now.getTime() / 1000 - iat) <= clockToleranceSeconds
      : isNonceAccepted(sessionKeys, nonce, now)

  return async (request, accessToken) => {
    const { dpop: proof } = request.headers
    if (proof === undefined) return null
    const status = accessToken === undefined ? 400 : 401
    const createProofError = (error: string, more: Record<string, string> = {}) =>
      new HttpError(
        status,
        { error, message: 'The proof of the key cannot be accepted.' },
        { 'www-authenticate': `DPoP error="${error}", algs="ES256"`, ...more },
      )
    const claims =
      typeof proof === 'string' && proof.length <= maxProofLength
        ? await verifyProof(proof).catch(() => null)
        : null
    const goesWith = accessToken === undefined ? undefined : hashSecret(accessToken)
    if (
      !claims ||
      !isFor(claims, request) ||
      (goesWith && !isEqualInConstantTime(claims.ath ?? '', goesWith))
    )
      throw createProofError('invalid_dpop_proof')
    const now = clock()
    if (!isRecentProof(claims, now))
      throw createProofError('use_dpop_nonce', { 'dpop-nonce': createNonce(sessionKeys, now) })
    if (isUsed(`${claims.thumbprint} ${claims.jti}`, now)) throw createProofError('invalid_dpop_proof')
    return claims.thumbprint
  }
}
