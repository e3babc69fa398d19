import type { ApiCall } from '@portal/contract/call'
import { isAccessAllowed } from '@portal/domain/access-gate'
import { featureGates } from '@portal/domain/feature-gate'
import type { FastifyRequest } from 'fastify'
import type { Context } from '../context.ts'
import type { Database } from '../database/database.ts'
import type { AdviceKeyName } from '../database/tables/tenant.ts'
import type { ScopeRestrictions } from '../database/tenant-scope.ts'
import { getOwnerRights, toScopeRestrictions } from '../household/customer-file-parts.ts'
import { type AccessClaims, readAccessToken } from '../sessions/access-token.ts'
import { isEqualInConstantTime } from '../sessions/secret-token.ts'
import type { SignedInSession, SignedInTenantSession } from '../sessions/session-reader.ts'
import {
  createUnknownTenantError,
  findTenant,
  findTenantByAdviceKey,
  type KnownTenant,
} from '../tenants/find-tenant.ts'
import { createNotFoundError, createUnauthorizedError, HttpError } from './http-error.ts'

/** A signed-in customer and the request's tenant. Handlers must limit every query to `customer.id`. */
export interface CustomerScope {
  readonly tenant: KnownTenant
  readonly customer: SignedInSession & Partial<Pick<SignedInTenantSession, 'hasFile'>>
  readonly sessionId: string
  /** Restrictions of a guest (HOUSE-03); absent when customers use their own data. */
  readonly restrictions?: ScopeRestrictions
}

/** @throws HttpError 404 for an unknown tenant */
export async function findRequestTenant(db: Database, request: FastifyRequest): Promise<KnownTenant> {
  const { subdomain } = request.params as { subdomain: string }
  const tenant = await findTenant(db, subdomain)
  if (!tenant) throw createUnknownTenantError()
  return tenant
}

/** @throws HttpError 404 for an unknown key */
export async function findAdviceKeyTenant(
  db: Database,
  request: FastifyRequest,
  name: AdviceKeyName,
): Promise<KnownTenant> {
  const { key } = request.query as { key?: unknown }
  const tenant = typeof key === 'string' ? await findTenantByAdviceKey(db, name, key) : null
  if (!tenant) throw createNotFoundError()
  return tenant
}

/** @throws HttpError 404 if the tenant does not offer the feature (TENANT-08 … TENANT-14) */
export function refuseUnlessFeatureOn({ feature }: ApiCall, { tenant }: KnownTenant): void {
  if (feature && !isAccessAllowed(featureGates[feature], { tenant, partnerInsurer: null }))
    throw createNotFoundError()
}

const authorizationPattern = /^(Bearer|DPoP) ([\w-]+\.[\w-]+\.[\w-]+)$/

function readAuthorization({ headers }: FastifyRequest) {
  const [, scheme, token] = headers.authorization?.match(authorizationPattern) ?? []
  return scheme && token ? { isProved: scheme === 'DPoP', token } : null
}

/**
 * A token that is bound to a key needs the DPoP scheme and a proof for this request (RFC 9449, section 7); any other
 * token needs the Bearer scheme.
 * @throws HttpError 401 for an invalid proof
 */
async function isTokenProofValid(
  { readProof }: Pick<Context, 'readProof'>,
  request: FastifyRequest,
  { token, isProved }: { token: string; isProved: boolean },
  { proofKey }: AccessClaims,
): Promise<boolean> {
  if (proofKey === null || !isProved) return proofKey === null && !isProved
  return isEqualInConstantTime((await readProof(request, token)) ?? '', proofKey)
}

/** @throws HttpError 401 if the token is missing, invalid, expired, or of another tenant */
export async function readRequestSession(
  context: Context,
  request: FastifyRequest,
  tenant: KnownTenant,
): Promise<{ claims: AccessClaims; proven: Promise<boolean> }> {
  const shown = readAuthorization(request)
  const claims = shown && (await readAccessToken(context, shown.token, tenant.subdomain))
  if (!claims) throw createUnauthorizedError()
  return { claims, proven: isTokenProofValid(context, request, shown, claims) }
}

export const createNoAccessError = () =>
  new HttpError(403, { error: 'no_access', message: 'No portal access.' })

/**
 * Finds the customer of a request. All access to customers' data depends on this.
 * @throws HttpError 401 if the token is missing, invalid, expired, revoked or of another tenant, or its key is not
 * proven
 */
export async function authoriseCustomer(
  context: Context,
  request: FastifyRequest,
  tenant: KnownTenant,
): Promise<CustomerScope> {
  const { claims, proven } = await readRequestSession(context, request, tenant)
  const [isProven, customer] = await Promise.all([
    proven,
    context.readSession(claims, tenant.id, context.clock()),
  ])
  if (!isProven || !customer) throw createUnauthorizedError()
  if (!customer.hasAccess) throw createNoAccessError()
  const { consents } = customer
  const restrictions = consents && toScopeRestrictions(getOwnerRights(consents), null)
  return { tenant, customer, sessionId: claims.sessionId, ...(restrictions && { restrictions }) }
}
