import type { Call } from '@portal/contract/call'
import { featureGates } from '@portal/contract/feature-gate'
import { isAllowed } from '@portal/domain/gate'
import type { FastifyRequest } from 'fastify'
import type { Context } from '../context.ts'
import type { AdviceKeyName } from '../database/tables/tenant.ts'
import type { Restrictions } from '../database/tenant-scope.ts'
import { rightsOfOwner, withinOf } from '../household/parts.ts'
import { type AccessClaims, readAccessToken } from '../sessions/access-token.ts'
import { equalInConstantTime } from '../sessions/proof/constant-time-equal.ts'
import type { SignedIn, SignedInHere } from '../sessions/reader.ts'
import { findTenant, findTenantWithKey, type KnownTenant, unknownTenant } from '../tenants/find.ts'
import { HttpError, notFound, unauthorized } from './http-error.ts'

/** The customer of a call. All queries of a route are limited to `customer.id`. */
export interface Scope {
  readonly tenant: KnownTenant
  readonly customer: SignedIn & Partial<Pick<SignedInHere, 'hasFile'>>
  readonly sessionId: string
  /** Withheld parts of the file, if any (HOUSE-03). */
  readonly within?: Restrictions
}

/**
 * The tenant in a path.
 * @throws HttpError 404 for an unknown one
 */
export async function tenantOf(context: Context, request: FastifyRequest): Promise<KnownTenant> {
  const { subdomain } = request.params as { subdomain: string }
  const tenant = await findTenant(context.db, subdomain)
  if (!tenant) throw unknownTenant()
  return tenant
}

/**
 * The tenant of a calculation key.
 * @throws HttpError 404 for an unknown key
 */
export async function adviceTenantOf(
  { db }: Context,
  request: FastifyRequest,
  name: AdviceKeyName,
): Promise<KnownTenant> {
  const { key } = request.query as { key?: unknown }
  const tenant = typeof key === 'string' ? await findTenantWithKey(db, name, key) : null
  if (!tenant) throw notFound()
  return tenant
}

/**
 * Allows a call only if the tenant has switched its feature on (TENANT-08 … TENANT-14).
 * @throws HttpError 404 if it is off
 */
export function refuseUnlessOffered({ feature }: Call, { tenant }: KnownTenant): void {
  if (feature && !isAllowed(featureGates[feature], { tenant, partnerInsurer: null })) throw notFound()
}

const bearing = /^(Bearer|DPoP) ([\w-]+\.[\w-]+\.[\w-]+)$/

/** Token and scheme of a request. */
function shownIn({ headers }: FastifyRequest) {
  const [, scheme, token] = headers.authorization?.match(bearing) ?? []
  return scheme && token ? { isProved: scheme === 'DPoP', token } : null
}

/**
 * Whether a request may use its token: a bound one needs its own scheme and a proof of its key for this request (RFC
 * 9449, section 7); an unbound one the bearer scheme.
 * @throws HttpError 401 for an invalid proof
 */
async function isProvenBy(
  { readProof }: Context,
  request: FastifyRequest,
  { token, isProved }: { token: string; isProved: boolean },
  { proofKey }: AccessClaims,
): Promise<boolean> {
  if (proofKey === null || !isProved) return proofKey === null && !isProved
  return equalInConstantTime((await readProof(request, token)) ?? '', proofKey)
}

/**
 * Session of a request, and whether its key is proved.
 * @throws HttpError 401 without a token, or if it is invalid, another tenant's or expired
 */
export async function sessionOf(
  context: Context,
  request: FastifyRequest,
  tenant: KnownTenant,
): Promise<{ claims: AccessClaims; proven: Promise<boolean> }> {
  const shown = shownIn(request)
  const claims = shown && (await readAccessToken(context, shown.token, tenant.subdomain))
  if (!claims) throw unauthorized()
  return { claims, proven: isProvenBy(context, request, shown, claims) }
}

/** 403: the customer has no portal access. */
export const noAccess = () => new HttpError(403, { error: 'no_access', message: 'No portal access.' })

/**
 * The customer of a request: the only place that decides about read and write access.
 * @throws HttpError 401 if the token is missing, invalid, another tenant's, expired or revoked, or its key is not
 * proved
 */
export async function scopeOf(
  context: Context,
  request: FastifyRequest,
  tenant: KnownTenant,
): Promise<Scope> {
  const { claims, proven } = await sessionOf(context, request, tenant)
  const [isProven, customer] = await Promise.all([
    proven,
    context.readSession(claims, tenant.id, context.clock()),
  ])
  if (!isProven || !customer) throw unauthorized()
  if (!customer.hasAccess) throw noAccess()
  const { consents } = customer
  const within = consents && withinOf(rightsOfOwner(consents), null)
  return { tenant, customer, sessionId: claims.sessionId, ...(within && { within }) }
}
