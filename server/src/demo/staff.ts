import { sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { type StaffRole, staff, staffRoles } from '../database/tables/staff.ts'
import type { tenants } from '../database/tables/tenant.ts'
import { advisersOf, nameOf } from './advisers.ts'

/** A staff member of the demo, or the operator. */
export interface DemoPerson {
  name: string
  email: string
  /** Subdomain; null for the operator, without a role at any tenant. */
  tenant: string | null
  role: StaffRole | 'operator'
}

/** Three staff members of a tenant: its adviser, its owner, and a reader. */
export function demoStaffOf(tenant: string): DemoPerson[] {
  const [adviser, owner] = advisersOf(tenant)
  if (!adviser || !owner) return []
  const reader = { name: 'Eva de Boer', email: `eva@${adviser.email.split('@')[1]}` }
  const known = (one: typeof adviser, role: StaffRole): DemoPerson => ({
    name: nameOf(one),
    email: one.email,
    tenant,
    role,
  })
  return [known(adviser, 'adviser'), known(owner, 'owner'), { ...reader, tenant, role: 'reader' }]
}

/** Gives the three staff members their roles; existing ones stay signed in. */
export async function seedStaff(
  db: Database,
  { id: tenantId, subdomain }: Pick<typeof tenants.$inferSelect, 'id' | 'subdomain'>,
): Promise<void> {
  const people = demoStaffOf(subdomain)
  const rows = await db
    .insert(staff)
    .values(people.map(({ name, email }) => ({ name, email })))
    .onConflictDoUpdate({ target: staff.email, set: { name: sql`excluded.name` } })
    .returning({ id: staff.id, email: staff.email })
  await db.insert(staffRoles).values(
    people.flatMap(({ email, role }) => {
      const known = rows.find((row) => row.email === email)
      return known && role !== 'operator' ? [{ staffId: known.id, tenantId, role }] : []
    }),
  )
}
