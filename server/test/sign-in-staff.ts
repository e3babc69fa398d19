import { demoOperatorEmail } from '../src/config.ts'
import type { Database } from '../src/database/database.ts'
import { type StaffRole, staff, staffRoles, staffSessions } from '../src/database/tables/staff.ts'
import { tenants } from '../src/database/tables/tenant.ts'
import { hashSecret } from '../src/sessions/secret-token.ts'

/** Token of the staff member with all rights: owner of every tenant, and operator. */
export const staffToken = 'a-token-of-staff-that-is-long-enough'

interface StaffSignIn {
  token: string
  email: string
  name: string
  /** Role at each tenant, by subdomain. */
  roles: Readonly<Record<string, StaffRole>>
}

/** Signs in a staff member with a given token, bypassing the identity provider. */
export async function signInStaff(db: Database, { token, email, name, roles }: StaffSignIn): Promise<number> {
  const [person] = await db
    .insert(staff)
    .values({ email, name, issuer: 'https://identities.example', subject: email })
    .returning({ id: staff.id })
  if (!person) throw new Error('nobody was added')
  const rows = await db.select({ id: tenants.id, subdomain: tenants.subdomain }).from(tenants)
  const roleRows = rows.flatMap(({ id, subdomain }) => {
    const role = roles[subdomain]
    return role ? [{ staffId: person.id, tenantId: id, role }] : []
  })
  if (roleRows.length > 0) await db.insert(staffRoles).values(roleRows)
  const expiresAt = new Date('2100-01-01')
  await db.insert(staffSessions).values({ hash: hashSecret(token), staffId: person.id, expiresAt })
  return person.id
}

/** Signs in the staff member with all rights, with `staffToken`. */
export async function signInStaffWithAllRights(db: Database): Promise<number> {
  const rows = await db.select({ subdomain: tenants.subdomain }).from(tenants)
  const roles = Object.fromEntries(rows.map(({ subdomain }) => [subdomain, 'owner' as const]))
  return signInStaff(db, { token: staffToken, email: demoOperatorEmail, name: 'Olivier Peters', roles })
}
