import type { PartnerConsents } from '@portal/contract/household'
import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { customers } from '../database/tables/customer.ts'
import { sessions } from '../database/tables/session.ts'
import { tenants } from '../database/tables/tenant.ts'
import { selectPartnerConsents } from '../household/household-session.ts'
import type { AccessClaims } from './access-token.ts'

/** Signed-in customer of a request, with permissions and revisions. */
export interface SignedInSession {
  readonly id: number
  readonly username: string
  readonly hasAccess: boolean
  readonly canUpdateSelf: boolean
  readonly canUpdatePartner: boolean
  /** Time at which the customer left the tenant; null for a current customer. */
  readonly leftAt: Date | null
  /** Revisions of the customer's and the tenant's records. */
  readonly revision: number
  readonly tenantRevision: number
}

/** Session of a customer who uses their own data. `consents` are those of the partner. */
export interface SignedInTenantSession extends SignedInSession {
  readonly hasFile: boolean
  readonly consents: PartnerConsents | null
}

/** Reads the session of a token. Returns null for a revoked or expired session, and for another tenant. */
export type SessionReader = (
  claims: AccessClaims,
  tenantId: number,
  now: Date,
) => Promise<SignedInTenantSession | null>

/** Creates a session reader. Its query is prepared once, since every call of a customer runs it. */
export function createSessionReader(db: Database): SessionReader {
  const { id, username, hasAccess, hasFile, canUpdateSelf, canUpdatePartner, leftAt, revision } = customers
  const query = db
    .select({
      ...{ id, username, hasAccess, hasFile, canUpdateSelf, canUpdatePartner, leftAt, revision },
      consents: selectPartnerConsents(customers),
      tenantRevision: tenants.revision,
    })
    .from(sessions)
    .innerJoin(customers, eq(customers.id, sessions.customerId))
    .innerJoin(tenants, eq(tenants.id, customers.tenantId))
    .where(
      and(
        eq(sessions.id, sql.placeholder('sessionId')),
        eq(customers.id, sql.placeholder('customerId')),
        eq(tenants.id, sql.placeholder('tenantId')),
        isNull(sessions.revokedAt),
        gt(sessions.expiresAt, sql.placeholder('now')),
      ),
    )
    .prepare('session_reader')
  return async (claims, tenantId, now) => {
    const [row] = await query.execute({ ...claims, tenantId, now: now.toISOString() })
    return row ?? null
  }
}
