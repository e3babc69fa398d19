import { sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { type StaffRole, staff, staffRoles } from '../database/tables/staff.ts'
import type { tenants } from '../database/tables/tenant.ts'
import { getAdviserName, getDemoAdvisers } from './demo-advisers.ts'

export interface DemoStaffMember {
  name: string
  email: string
  /** Subdomain; null for the operator, without a role at any tenant. */
  tenant: string | null
  role: StaffRole | 'operator'
}

/** Creates an adviser, an owner and a reader of a tenant. */
export function createDemoStaff(tenant: string): DemoStaffMember[] {
  const [adviser, owner] = getDemoAdvisers(tenant)
  if (!adviser || !owner) return []
  const reader = { name: 'Eva de Boer', email: `eva@${adviser.email.split('@')[1]}` }
  const toStaffMember = (one: typeof adviser, role: StaffRole): DemoStaffMember => ({
    name: getAdviserName(one),
    email: one.email,
    tenant,
    role,
  })
  return [
    toStaffMember(adviser, 'adviser'),
    toStaffMember(owner, 'owner'),
    { ...reader, tenant, role: 'reader' },
  ]
}

/** Inserts the staff of a tenant. Staff who are already signed in stay signed in. */
export async function seedDemoStaff(
  db: Database,
  { id: tenantId, subdomain }: Pick<typeof tenants.$inferSelect, 'id' | 'subdomain'>,
): Promise<void> {
  const people = createDemoStaff(subdomain)
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
