import type { Consents } from '@portal/contract/household'
import { and, eq, gt, isNotNull, isNull, or, sql } from 'drizzle-orm'
import { type AnyPgColumn, alias } from 'drizzle-orm/pg-core'
import type { Database } from '../database/database.ts'
import { customers } from '../database/tables/customer.ts'
import { householdGrants } from '../database/tables/household.ts'
import { sessions } from '../database/tables/session.ts'
import { tenants } from '../database/tables/tenant.ts'
import type { AccessClaims } from '../sessions/access-token.ts'

type Grants = Pick<typeof householdGrants, 'acceptedAt' | 'endedAt' | 'endsAt'>

/** Which grants are in force at a moment, given as text or to be filled in: accepted, not ended by anybody, and not by time. */
export const inForce = (grants: Grants, now: unknown) =>
  and(
    isNotNull(grants.acceptedAt),
    isNull(grants.endedAt),
    or(isNull(grants.endsAt), gt(grants.endsAt, sql`${now}::timestamptz`)),
  )

/**
 * What the partner of a file shares of their own; null where no partner ever had a sign-in. It goes on to hold when the partner
 * is let in no more, whoever ended that, since it was never the other's to see: until the firm itself ends it (HOUSE-04).
 */
export const consentsIn = (file: { id: AnyPgColumn }) =>
  sql<Consents | null>`(select p.consents from household_grants p
    where p.customer_id = ${file.id} and p.kind = 'partner' and p.accepted_at is not null and p.ended_by is distinct from 'firm'
    order by p.accepted_at desc limit 1)`

/**
 * Makes the query that every call about somebody else's file begins with, once: the session, who acts, the file, and what is granted
 * at this very moment, all in one. Null where there is no such session; `grant` is null where nothing is granted (any more).
 */
export function fileSessionReader(db: Database) {
  const file = alias(customers, 'file')
  const { id, username, hasAccess, canUpdateSelf, canUpdatePartner, leftAt, revision } = file
  const now = sql.placeholder('now')
  const query = db
    .select({
      person: { id: customers.id, hasAccess: customers.hasAccess, leftAt: customers.leftAt },
      grant: { id: householdGrants.id, kind: householdGrants.kind, rights: householdGrants.rights },
      file: { id, username, hasAccess, canUpdateSelf, canUpdatePartner, leftAt, revision },
      consents: consentsIn(file),
      tenantRevision: tenants.revision,
    })
    .from(sessions)
    .innerJoin(customers, eq(customers.id, sessions.customerId))
    .innerJoin(tenants, eq(tenants.id, customers.tenantId))
    .leftJoin(
      householdGrants,
      and(
        eq(householdGrants.personId, customers.id),
        eq(householdGrants.customerId, sql.placeholder('fileId')),
        inForce(householdGrants, now),
      ),
    )
    .leftJoin(file, and(eq(file.id, householdGrants.customerId), isNull(file.closedAt)))
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
