import { and, eq, gt } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import type { Database } from '../database/database.ts'
import { type StaffRole, staff, staffRoles, staffSessions } from '../database/tables/staff.ts'
import { hashSecret } from '../sessions/secret-token.ts'

export interface StaffPerson {
  readonly id: number
  readonly name: string
  readonly email: string
  /** Operators manage all tenants, but cannot read customers' files. */
  readonly isOperator: boolean
  readonly roles: ReadonlyMap<number, StaffRole>
}

/**
 * Null if the token is invalid or expired. Roles are read each time, so that a removed role ends access at once.
 * @param operators e-mail addresses in lower case
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

export const getBearerToken = ({ headers }: FastifyRequest): string =>
  /^Bearer (\S+)$/.exec(headers.authorization ?? '')?.[1] ?? ''
