import { asc, eq, sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { staff, staffRoles } from '../database/tables/staff.ts'

/** Who works at a firm, by name, and whether they signed in before. Asked for as the owner of the tables. */
export const peopleOf = (db: Database, tenantId: number) =>
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
