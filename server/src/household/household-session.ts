import type { PartnerConsents } from '@portal/contract/household'
import { and, eq, gt, isNotNull, isNull, or, sql } from 'drizzle-orm'
import { type AnyPgColumn, alias } from 'drizzle-orm/pg-core'
import type { Database } from '../database/database.ts'
import { customers } from '../database/tables/customer.ts'
import { accessGrants } from '../database/tables/household.ts'
import { sessions } from '../database/tables/session.ts'
import { tenants } from '../database/tables/tenant.ts'
import type { AccessClaims } from '../sessions/access-token.ts'

type AccessGrantColumns = Pick<typeof accessGrants, 'acceptedAt' | 'endedAt' | 'endsAt'>

/** SQL condition: accepted, not ended and not expired. */
export const isActiveAccessGrant = (grants: AccessGrantColumns, now: unknown) =>
  and(
    isNotNull(grants.acceptedAt),
    isNull(grants.endedAt),
    or(isNull(grants.endsAt), gt(grants.endsAt, sql`${now}::timestamptz`)),
  )

/**
 * Selects the consents of the partner; null if no partner ever had a sign-in. They apply until the tenant removes the
 * partner (HOUSE-04).
 */
export const selectPartnerConsents = (file: { id: AnyPgColumn }) =>
  sql<PartnerConsents | null>`(select p.consents from household_grants p
    where p.customer_id = ${file.id} and p.kind = 'partner' and p.accepted_at is not null and p.ended_by is distinct from 'tenant'
    order by p.accepted_at desc limit 1)`

/**
 * Creates the function that reads session and grant at the start of a call for another person's data. It returns null
 * without a session; `grant` is null without a valid grant.
 */
export function createHouseholdSessionReader(db: Database) {
  const file = alias(customers, 'file')
  const { id, username, hasAccess, canUpdateSelf, canUpdatePartner, leftAt, revision } = file
  const now = sql.placeholder('now')
  const query = db
    .select({
      person: { id: customers.id, hasAccess: customers.hasAccess, leftAt: customers.leftAt },
      grant: { id: accessGrants.id, kind: accessGrants.kind, rights: accessGrants.rights },
      file: { id, username, hasAccess, canUpdateSelf, canUpdatePartner, leftAt, revision },
      consents: selectPartnerConsents(file),
      tenantRevision: tenants.revision,
    })
    .from(sessions)
    .innerJoin(customers, eq(customers.id, sessions.customerId))
    .innerJoin(tenants, eq(tenants.id, customers.tenantId))
    .leftJoin(
      accessGrants,
      and(
        eq(accessGrants.personId, customers.id),
        eq(accessGrants.customerId, sql.placeholder('fileId')),
        isActiveAccessGrant(accessGrants, now),
      ),
    )
    .leftJoin(file, and(eq(file.id, accessGrants.customerId), isNull(file.closedAt)))
    .where(
      and(
        eq(sessions.id, sql.placeholder('sessionId')),
        eq(customers.id, sql.placeholder('customerId')),
        eq(tenants.id, sql.placeholder('tenantId')),
        isNull(sessions.revokedAt),
        gt(sessions.expiresAt, now),
      ),
    )
    .prepare('file_session_reader')
  return async (claims: AccessClaims, tenantId: number, fileId: number, at: Date) => {
    const [row] = await query.execute({ ...claims, tenantId, fileId, now: at.toISOString() })
    return row ?? null
  }
}
