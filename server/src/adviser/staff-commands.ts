import { and, asc, desc, eq, gt, sql } from 'drizzle-orm'
import { brokenAt } from '../audit/chain.ts'
import type { Database } from '../database/database.ts'
import { audit } from '../database/tables/audit.ts'
import { staff, staffRoles, staffSessions } from '../database/tables/staff.ts'
import { invalid } from '../http/http-error.ts'
import type { CommandContext } from './command-context.ts'
import type { Actions } from './commands.ts'
import { peopleOf } from './people-of.ts'

/** Number of records read at once to verify a chain, and the maximum shown. */
const atOnce = 1000
const maxShown = 50

/** Commands for a tenant's staff and their audit records. */
export function people(work: CommandContext): Pick<Actions, 'person' | 'people' | 'audit'> {
  const { db } = work
  const isOperator = (email: string) => work.config.staff?.operators.includes(email) ?? false
  return {
    person: async ({ tenant, email, name, role }) => {
      const { id: tenantId, subdomain } = await work.tenantNamed(tenant)
      if (role !== 'owner' && !work.person.isOperator) await refuseForLastOwner(db, tenantId, email)
      if (role === 'none') {
        const [known] = await db.select().from(staff).where(eq(staff.email, email))
        if (known) await withdraw(db, known.id, tenantId, isOperator(email))
        return { tenant: subdomain, email, role }
      }
      const elsewhere = sql`exists (select from ${staffRoles} where ${staffRoles.staffId} = ${staff.id} and ${staffRoles.tenantId} <> ${tenantId})`
      const mayRename = name !== undefined && (work.person.isOperator || !isOperator(email))
      const kept = sql`case when ${!mayRename} or ${elsewhere} then ${staff.name} else excluded.name end`
      const [person] = await db
        .insert(staff)
        .values({ email, name: name ?? email })
        .onConflictDoUpdate({ target: staff.email, set: { name: kept } })
        .returning()
      if (person)
        await db
          .insert(staffRoles)
          .values({ staffId: person.id, tenantId, role })
          .onConflictDoUpdate({ target: [staffRoles.staffId, staffRoles.tenantId], set: { role } })
      return { tenant: subdomain, email, name: person?.name, role }
    },
    people: async ({ tenant }) => {
      const { id } = await work.tenantNamed(tenant)
      const people = await peopleOf(db, id)
      return people.map(({ signed_in, ...person }) => ({ ...person, signed_in_before: signed_in }))
    },
    audit: async ({ tenant, customer: name }) => {
      if (tenant === undefined) work.operate()
      const id = tenant === undefined ? 0 : (await work.tenantNamed(tenant)).id
      const customerId = tenant && name ? (await work.customer(tenant, name)).customer.id : null
      const acts = await db
        .select()
        .from(audit)
        .where(
          and(
            eq(audit.tenantId, id),
            customerId === null ? undefined : sql`${audit.customerIds} @> array[${customerId}]::int[]`,
          ),
        )
        .orderBy(desc(audit.place))
        .limit(maxShown)
      return { ...(await checked(db, id)), acts }
    },
  }
}

/** @throws HttpError 422 for a tenant's only owner, since nobody could grant roles any more */
async function refuseForLastOwner(db: Database, tenantId: number, email: string): Promise<void> {
  const owners = await db
    .select({ email: staff.email })
    .from(staffRoles)
    .innerJoin(staff, eq(staff.id, staffRoles.staffId))
    .where(and(eq(staffRoles.tenantId, tenantId), eq(staffRoles.role, 'owner')))
    .for('update')
  if (owners.length === 1 && owners[0]?.email === email)
    throw invalid({ role: 'is the last owner of this tenant: make somebody else owner first' })
}

/** Removes a role. A person without any role is signed out, unless they are an operator. */
async function withdraw(db: Database, staffId: number, tenantId: number, isOperator: boolean): Promise<void> {
  await db.delete(staffRoles).where(and(eq(staffRoles.staffId, staffId), eq(staffRoles.tenantId, tenantId)))
  if (!isOperator && (await db.$count(staffRoles, eq(staffRoles.staffId, staffId))) === 0)
    await db.delete(staffSessions).where(eq(staffSessions.staffId, staffId))
}

/** Verifies a whole chain: its length, and the position of the first altered record. */
async function checked(db: Database, tenantId: number): Promise<{ count: number; broken_at: number | null }> {
  let count = 0
  let newest: (typeof audit.$inferSelect)[] = []
  do {
    const after = newest.at(-1)
    newest = await db
      .select()
      .from(audit)
      .where(and(eq(audit.tenantId, tenantId), gt(audit.place, after?.place ?? 0)))
      .orderBy(asc(audit.place))
      .limit(atOnce)
    const broken = brokenAt(newest, after)
    if (broken !== null) return { count, broken_at: broken }
    count += newest.length
  } while (newest.length === atOnce)
  return { count, broken_at: null }
}
