import { createHmac, type KeyObject, verify } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { decodeJwt, decodeProtectedHeader } from 'jose'
import type { Logger } from 'pino'
import * as v from 'valibot'
import type { Config } from '../../config.ts'
import { HttpError } from '../../http/http-error.ts'
import { hashOf } from '../secret-token.ts'
import type { SessionKeys } from '../session-keys.ts'
import { createKeyReader, type ProofKey } from './key.ts'
import { isSame } from './same.ts'

/** Most proofs that are remembered in each of two periods; the older period gives way when there are more. */
const most = 500_000

/**
 * Remembers proofs for one period at least and two at most, so that none is taken twice. The memory is of this process:
 * where several serve a portal, each takes a proof once.
 * @param period in milliseconds, at least as long as a proof is taken
 */
function createReplays(period: number): (name: string, now: Date) => boolean {
  let older = new Set<string>()
  let newer = new Set<string>()
  let begun = 0
  return (name, now) => {
    const at = now.getTime()
    if (at - begun >= period || newer.size >= most) {
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
/** Minutes that a nonce is taken. */
const nonceMinutes = 10

const make = (key: Uint8Array, at: number) =>
  `${at.toString(36)}.${createHmac('sha256', key).update(`nonce\n${at}`).digest('base64url')}`

/**
 * A nonce (RFC 9449, 8) tells a device with a wrong clock what time it is here: the minute, signed, so that nothing has to
 * be kept and every process knows it.
 */
const makeNonce = ({ dpopNonces: { sign } }: SessionKeys, now: Date): string =>
  make(sign, Math.floor(now.getTime() / minute))

/** Whether this server made a nonce, at most ten minutes ago. */
function isNonce({ dpopNonces: { accepted } }: SessionKeys, nonce: string, now: Date): boolean {
  const at = Number.parseInt(nonce, 36)
  const age = Math.floor(now.getTime() / minute) - at
  return age >= 0 && age < nonceMinutes && accepted.some((key) => isSame(make(key, at), nonce))
}

const Claims = v.object({
  jti: v.pipe(v.string(), v.minLength(8), v.maxLength(100)),
  htm: v.string(),
  htu: v.string(),
  /** Seconds since 1970, by the clock of the device. */
  iat: v.number(),
  /** Hash of the access token that it goes with. */
  ath: v.optional(v.string()),
  nonce: v.optional(v.string()),
})
type Claims = v.InferOutput<typeof Claims>

/** So many seconds the clock of a device may be off before it is told a nonce: few are further off. */
const tolerance = 300

/** No proof is longer, in characters. */
const longest = 2000

/**
 * Reads the proof that a request carries of holding a key (DPoP, RFC 9449): made for this method and this address, now, and
 * not used before.
 * @param accessToken the token that the proof must have been made with, where the request carries one
 * @returns the thumbprint of the key; null when the request carries no proof
 * @throws HttpError `invalid_dpop_proof`; `use_dpop_nonce` with a nonce to a device whose clock is off. 401 with an access
 * token, 400 where tokens are asked for, as the RFC has it
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
  let isTold = false
  return (about) => {
    if (!isTold) log.warn(about, message)
    isTold = true
  }
}

/**
 * Compares the address that a proof was made for with the address of the portal in the settings: what a proxy makes of `Host`
 * does not count. A demo is also reached at any other address, such as the port of a container.
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
    const asked = URL.parse(request.url, config.portalUrl.replace('{tenant}', 'any'))
    if (!made || htm !== request.method || made.pathname !== asked?.pathname) return false
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
 * Whether a key signed a proof. jose would ask another thread, as WebCrypto does: that way and back costs a read more than the
 * check itself.
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
      typeof proof === 'string' && proof.length <= longest ? await verified(proof).catch(() => null) : null
    const goesWith = accessToken === undefined ? undefined : hashOf(accessToken)
    if (!claims || !isFor(claims, request) || (goesWith && !isSame(claims.ath ?? '', goesWith)))
      throw refusal('invalid_dpop_proof')
    const now = clock()
    if (!isNow(claims, now)) throw refusal('use_dpop_nonce', { 'dpop-nonce': makeNonce(sessionKeys, now) })
    if (isUsed(`${claims.thumbprint} ${claims.jti}`, now)) throw refusal('invalid_dpop_proof')
    return claims.thumbprint
  }
}
