import { asc, eq, sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { staff, staffRoles } from '../database/tables/staff.ts'

/** Lists staff by name, and whether they ever signed in. Requires a database handle of the tables' owner. */
export const findTenantStaff = (db: Database, tenantId: number) =>
  db
    .select({
      name: staff.name,
      email: staff.email,
      role: staffRoles.role,
      signed_in: sql<boolean>`${staff.subject} is not null`,
    })
    .from(staffRoles)
    .innerJoin(staff, eq(staff.id, staffRoles.staffId))
    .where(eq(staffRoles.tenantId, tenantId))
    .orderBy(asc(staff.name))
