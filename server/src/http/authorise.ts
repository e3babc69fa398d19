import { and, eq, getTableColumns, gt, isNull } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import type { Context } from '../context.ts'
import { customers } from '../database/tables/customer.ts'
import { sessions } from '../database/tables/session.ts'
import { tenants } from '../database/tables/tenant.ts'
import { readAccessToken } from '../sessions/access-token.ts'
import { findTenant, type KnownTenant, unknownTenant } from '../tenants/find.ts'
import { Refusal, unauthorized } from './refusal.ts'

const { passwordHash: _hash, avatar: _avatar, avatarThumb: _thumb, ...columns } = getTableColumns(customers)

/** The customer on whose behalf a request runs. */
export type SignedIn = Omit<typeof customers.$inferSelect, 'passwordHash' | 'avatar' | 'avatarThumb'>

/** Who a customer call is for. All queries below a route are limited to `customer.id`. */
export interface Scope {
  readonly tenant: KnownTenant
  readonly customer: SignedIn
  readonly sessionId: string
  /** Revision of the firm's data. */
  readonly revision: number
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
  const [row] = await context.db
    .select({ customer: columns, revision: tenants.revision })
    .from(sessions)
    .innerJoin(customers, eq(customers.id, sessions.customerId))
    .innerJoin(tenants, eq(tenants.id, customers.tenantId))
    .where(
      and(
        eq(sessions.id, claims.sessionId),
        eq(customers.id, claims.customerId),
        eq(customers.tenantId, tenant.id),
        isNull(sessions.revokedAt),
        gt(sessions.expiresAt, context.clock()),
      ),
    )
  if (!row) throw unauthorized()
  if (!row.customer.hasAccess) throw new Refusal(403, { error: 'no_access', message: 'No portal access.' })
  return { tenant, customer: row.customer, sessionId: claims.sessionId, revision: row.revision }
}
