import type { FastifyRequest } from 'fastify'
import type { Context } from '../context.ts'
import { readAccessToken } from '../sessions/access-token.ts'
import type { SignedIn } from '../sessions/reader.ts'
import { findTenant, type KnownTenant, unknownTenant } from '../tenants/find.ts'
import { Refusal, unauthorized } from './refusal.ts'

/** Who a customer call is for. All queries below a route are limited to `customer.id`. */
export interface Scope {
  readonly tenant: KnownTenant
  readonly customer: SignedIn
  readonly sessionId: string
}

/**
 * The firm that a path names.
 * @throws Refusal 404 when there is none
 */
export async function tenantOf(context: Context, request: FastifyRequest): Promise<KnownTenant> {
  const { subdomain } = request.params as { subdomain: string }
  const tenant = await findTenant(context.db, subdomain)
  if (!tenant) throw unknownTenant()
  return tenant
}

/**
 * The firm and customer of a request: the one place that decides who may read and write what.
 * @throws Refusal 404 for an unknown firm, 401 when the token is missing, false, of another firm, expired or revoked
 */
export async function scopeOf(context: Context, request: FastifyRequest): Promise<Scope> {
  const tenant = await tenantOf(context, request)
  const claims = await readAccessToken(context, request.headers.authorization, tenant.subdomain)
  if (!claims) throw unauthorized()
  const customer = await context.readSession(claims, tenant.id, context.clock())
  if (!customer) throw unauthorized()
  if (!customer.hasAccess) throw new Refusal(403, { error: 'no_access', message: 'No portal access.' })
  return { tenant, customer, sessionId: claims.sessionId }
}
