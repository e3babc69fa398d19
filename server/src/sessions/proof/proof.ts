import { createHmac, type KeyObject, verify } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { decodeJwt, decodeProtectedHeader } from 'jose'
import type { Logger } from 'pino'
import * as v from 'valibot'
import type { Config } from '../../config.ts'
import { HttpError } from '../../http/http-error.ts'
import { hashOf } from '../secret-token.ts'
import type { SessionKeys } from '../session-keys.ts'
import { equalInConstantTime } from './constant-time-equal.ts'
import { createKeyReader, type ProofKey } from './key.ts'

/** Maximum number of remembered proofs per period; the older period is dropped above it. */
const maxProofs = 500_000

/**
 * Remembers proofs for one to two periods against replay, per process: where several serve a portal, each accepts a
 * proof once.
 * @param period in milliseconds, at least the validity of a proof
 */
function createReplays(period: number): (name: string, now: Date) => boolean {
  let older = new Set<string>()
  let newer = new Set<string>()
  let begun = 0
  return (name, now) => {
    const at = now.getTime()
    if (at - begun >= period || newer.size >= maxProofs) {
      older = at - begun >= 2 * period ? new Set() : newer
      newer = new Set()
      begun = at
    }
    if (newer.has(name) || older.has(name)) return true
    newer.add(name)
    return false
  }
}

const minute = 60_000
/** Validity of a nonce in minutes. */
const nonceMinutes = 10

const make = (key: Uint8Array, at: number) =>
  `${at.toString(36)}.${createHmac('sha256', key).update(`nonce\n${at}`).digest('base64url')}`

/**
 * A DPoP nonce (RFC 9449, section 8) gives a device with a wrong clock the server's time: the signed minute, so that
 * nothing is stored and every process accepts it.
 */
const makeNonce = ({ dpopNonces: { sign } }: SessionKeys, now: Date): string =>
  make(sign, Math.floor(now.getTime() / minute))

/** Whether a nonce is from this server and at most ten minutes old. */
function isNonce({ dpopNonces: { accepted } }: SessionKeys, nonce: string, now: Date): boolean {
  const at = Number.parseInt(nonce, 36)
  const age = Math.floor(now.getTime() / minute) - at
  return age >= 0 && age < nonceMinutes && accepted.some((key) => equalInConstantTime(make(key, at), nonce))
}

const Claims = v.object({
  jti: v.pipe(v.string(), v.minLength(8), v.maxLength(100)),
  htm: v.string(),
  htu: v.string(),
  /** Seconds since 1970, by the device's clock. */
  iat: v.number(),
  /** Hash of the access token. */
  ath: v.optional(v.string()),
  nonce: v.optional(v.string()),
})
type Claims = v.InferOutput<typeof Claims>

/** Clock difference in seconds up to which no nonce is required: few devices exceed it. */
const tolerance = 300

/** Maximum length of a proof in characters. */
const maxProofLength = 2000

/**
 * Verifies a request's DPoP proof (RFC 9449): for this method and URL, recent, and unused.
 * @param accessToken the token that the proof must contain, if the request has one
 * @returns the key's thumbprint; null without a proof
 * @throws HttpError `invalid_dpop_proof`; `use_dpop_nonce` with a nonce for a device with a wrong clock. 401 with an
 * access token, 400 for token requests, as in the RFC
 */
export type ReadProof = (request: FastifyRequest, accessToken?: string) => Promise<string | null>

interface Parts {
  config: Pick<Config, 'demo' | 'portalUrl'>
  clock: () => Date
  sessionKeys: SessionKeys
  log: Logger
}

/** Returns a function that logs a warning, once per process. */
function createWarning({ log }: Pick<Parts, 'log'>, message: string): (about: object) => void {
  let isLogged = false
  return (about) => {
    if (!isLogged) log.warn(about, message)
    isLogged = true
  }
}

/**
 * Compares the URL of a proof with the portal's URL in the settings, independent of a proxy's `Host`. A demo is also
 * reachable at other addresses, such as a container's port.
 */
function createAddressCheck({ config, log }: Parts) {
  const portal = new URLPattern(
    config.portalUrl.replace('{tenant}.', '{:tenant.}?').replace('{tenant}', ':tenant'),
  )
  const warnOfPort = createWarning(
    { log },
    'the proxy passes on Host without its port: pass it on as it came',
  )
  const warnOfAddress = createWarning(
    { log },
    'customers reach the portal at another address than PORTAL_URL',
  )
  return ({ htm, htu }: Claims, request: FastifyRequest): boolean => {
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
 * Verifies a proof's signature. jose uses another thread, as WebCrypto does, which costs more than the check itself.
 */
function isSigned(proof: string, key: KeyObject): boolean {
  const end = proof.lastIndexOf('.')
  const signature = Buffer.from(proof.slice(end + 1), 'base64url')
  return verify('sha256', Buffer.from(proof.slice(0, end)), { key, dsaEncoding: 'ieee-p1363' }, signature)
}

export function createProofReader(parts: Parts): ReadProof {
  const { clock, sessionKeys } = parts
  const isFor = createAddressCheck(parts)
  const keyOf = createKeyReader()
  const isUsed = createReplays(nonceMinutes * 60_000)

  const verified = async (proof: string): Promise<Claims & Pick<ProofKey, 'thumbprint'>> => {
    const { alg, typ, jwk } = decodeProtectedHeader(proof)
    const { key, thumbprint } = await keyOf({ jwk })
    if (alg !== 'ES256' || typ !== 'dpop+jwt' || !isSigned(proof, key)) throw new TypeError('no proof')
    return { ...v.parse(Claims, decodeJwt(proof)), thumbprint }
  }
  const isNow = ({ nonce, iat }: Claims, now: Date) =>
    nonce === undefined ? Math.abs(now.getTime() / 1000 - iat) <= tolerance : isNonce(sessionKeys, nonce, now)

  return async (request, accessToken) => {
    const { dpop: proof } = request.headers
    if (proof === undefined) return null
    const status = accessToken === undefined ? 400 : 401
    const refusal = (error: string, more: Record<string, string> = {}) =>
      new HttpError(
        status,
        { error, message: 'The proof of the key cannot be accepted.' },
        { 'www-authenticate': `DPoP error="${error}", algs="ES256"`, ...more },
      )
    const claims =
      typeof proof === 'string' && proof.length <= maxProofLength
        ? await verified(proof).catch(() => null)
        : null
    const goesWith = accessToken === undefined ? undefined : hashOf(accessToken)
    if (!claims || !isFor(claims, request) || (goesWith && !equalInConstantTime(claims.ath ?? '', goesWith)))
      throw refusal('invalid_dpop_proof')
    const now = clock()
    if (!isNow(claims, now)) throw refusal('use_dpop_nonce', { 'dpop-nonce': makeNonce(sessionKeys, now) })
    if (isUsed(`${claims.thumbprint} ${claims.jti}`, now)) throw refusal('invalid_dpop_proof')
    return claims.thumbprint
  }
}
