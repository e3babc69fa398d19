import type { Call } from '@portal/contract/call'
import { featureGates } from '@portal/contract/feature-gate'
import { isAllowed } from '@portal/domain/gate'
import type { FastifyRequest } from 'fastify'
import type { Context } from '../context.ts'
import type { Within } from '../database/firm.ts'
import type { AdviceKeyName } from '../database/tables/tenant.ts'
import { rightsOfOwner, withinOf } from '../household/parts.ts'
import { type AccessClaims, readAccessToken } from '../sessions/access-token.ts'
import { isSame } from '../sessions/proof/same.ts'
import type { SignedIn, SignedInHere } from '../sessions/reader.ts'
import { findTenant, findTenantWithKey, type KnownTenant, unknownTenant } from '../tenants/find.ts'
import { HttpError, notFound, unauthorized } from './http-error.ts'

/** Who a customer call is for. All queries below a route are limited to `customer.id`. */
export interface Scope {
  readonly tenant: KnownTenant
  readonly customer: SignedIn & Partial<Pick<SignedInHere, 'hasFile'>>
  readonly sessionId: string
  /** What of the file is left out, where something is (HOUSE-03). */
  readonly within?: Within
}

/**
 * The firm that a path names.
 * @throws HttpError 404 when there is none
 */
export async function tenantOf(context: Context, request: FastifyRequest): Promise<KnownTenant> {
  const { subdomain } = request.params as { subdomain: string }
  const tenant = await findTenant(context.db, subdomain)
  if (!tenant) throw unknownTenant()
  return tenant
}

/**
 * The firm whose key of a calculation service a request carries.
 * @throws HttpError 404 when there is none
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
 * Lets a call go on only at a firm that has on what it belongs to (TENANT-08 … TENANT-14).
 * @throws HttpError 404 where the firm has it off
 */
export function refuseUnlessOffered({ feature }: Call, { tenant }: KnownTenant): void {
  if (feature && !isAllowed(featureGates[feature], { tenant, partnerInsurer: null })) throw notFound()
}

const bearing = /^(Bearer|DPoP) ([\w-]+\.[\w-]+\.[\w-]+)$/

/** The token that a request shows, and by which scheme. */
function shownIn({ headers }: FastifyRequest) {
  const [, scheme, token] = headers.authorization?.match(bearing) ?? []
  return scheme && token ? { isProved: scheme === 'DPoP', token } : null
}

/**
 * Whether a request may use a token: one that is bound to a key comes by its own scheme, with a proof of that key made for
 * this request (RFC 9449, 7); one that is bound to none comes as a bearer's.
 * @throws HttpError 401 when the proof itself is not right
 */
async function isProvenBy(
  { readProof }: Context,
  request: FastifyRequest,
  { token, isProved }: { token: string; isProved: boolean },
  { proofKey }: AccessClaims,
): Promise<boolean> {
  if (proofKey === null || !isProved) return proofKey === null && !isProved
  return isSame((await readProof(request, token)) ?? '', proofKey)
}

/**
 * Whose session a request is of, and whether it proves the key of it.
 * @throws HttpError 401 when there is no token, or one that is false, of another firm or expired
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

/** 403: the firm gives this customer no access to its portal. */
export const noAccess = () => new HttpError(403, { error: 'no_access', message: 'No portal access.' })

/**
 * The customer of a request at a firm: the one place that decides who may read and write what.
 * @throws HttpError 401 when the token is missing, false, of another firm, expired or revoked, or its key is not proved
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
