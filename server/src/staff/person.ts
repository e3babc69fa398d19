import { and, eq, gt } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { type StaffRole, staff, staffRoles, staffSessions } from '../database/tables/staff.ts'
import { hashOf } from '../sessions/secret-token.ts'

/** Somebody of the staff who is signed in, with what they may do as it is now. */
export interface StaffPerson {
  readonly id: number
  readonly name: string
  readonly email: string
  /** Looks after this portal for all firms, and sees no file of any. */
  readonly isOperator: boolean
  /** Role at each firm, by the firm's number. */
  readonly roles: ReadonlyMap<number, StaffRole>
}

/**
 * The person behind a token of staff; null where it is none, or has ended. Read anew for each act, so that a role that was
 * withdrawn is gone at once. `operators` are their addresses, in lower case.
 */
export async function personOf(
  db: Database,
  token: string,
  { now, operators }: { now: Date; operators: readonly string[] },
): Promise<StaffPerson | null> {
  const rows = await db
    .select({ person: staff, tenantId: staffRoles.tenantId, role: staffRoles.role })
    .from(staffSessions)
    .innerJoin(staff, eq(staff.id, staffSessions.staffId))
    .leftJoin(staffRoles, eq(staffRoles.staffId, staff.id))
    .where(and(eq(staffSessions.hash, hashOf(token)), gt(staffSessions.expiresAt, now)))
  const [first] = rows
  if (!first) return null
  const { id, name, email } = first.person
  const roles = new Map<number, StaffRole>()
  for (const { tenantId, role } of rows) if (tenantId !== null && role !== null) roles.set(tenantId, role)
  return { id, name, email, isOperator: operators.includes(email), roles }
}
