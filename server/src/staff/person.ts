import { and, eq, gt } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { type StaffRole, staff, staffRoles, staffSessions } from '../database/tables/staff.ts'
import { hashSecret } from '../sessions/secret-token.ts'

/** A signed-in staff member with current roles. */
export interface StaffPerson {
  readonly id: number
  readonly name: string
  readonly email: string
  /** Manages the portal for all tenants, without access to files. */
  readonly isOperator: boolean
  /** Role at each tenant, by its id. */
  readonly roles: ReadonlyMap<number, StaffRole>
}

/**
 * Finds the staff member of a token; null if the token is invalid or expired. Reads roles on each call, so that a
 * removed role stops at once. `operators` are e-mail addresses in lower case.
 */
export async function findStaffPerson(
  db: Database,
  token: string,
  { now, operators }: { now: Date; operators: readonly string[] },
): Promise<StaffPerson | null> {
  const rows = await db
    .select({ person: staff, tenantId: staffRoles.tenantId, role: staffRoles.role })
    .from(staffSessions)
    .innerJoin(staff, eq(staff.id, staffSessions.staffId))
    .leftJoin(staffRoles, eq(staffRoles.staffId, staff.id))
    .where(and(eq(staffSessions.hash, hashSecret(token)), gt(staffSessions.expiresAt, now)))
  const [first] = rows
  if (!first) return null
  const { id, name, email } = first.person
  const roles = new Map<number, StaffRole>()
  for (const { tenantId, role } of rows) if (tenantId !== null && role !== null) roles.set(tenantId, role)
  return { id, name, email, isOperator: operators.includes(email), roles }
}
