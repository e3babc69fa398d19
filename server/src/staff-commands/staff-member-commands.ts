import { and, asc, desc, eq, gt, sql } from 'drizzle-orm'
import { findBrokenPosition } from '../audit/audit-chain.ts'
import type { Database } from '../database/database.ts'
import { auditEntries } from '../database/tables/audit.ts'
import { staff, staffRoles, staffSessions } from '../database/tables/staff.ts'
import { createInvalidFieldsError } from '../http/http-error.ts'
import type { CommandContext } from './command-context.ts'
import type { CommandActions } from './staff-commands.ts'
import { findTenantStaff } from './tenant-staff.ts'

const auditBatchSize = 1000
const maxListedAuditEntries = 50

export function createStaffMemberCommands(context: CommandContext) {
  const { db } = context
  const isOperator = (email: string) => context.config.staff?.operators.includes(email) ?? false
  return {
    person: async ({ tenant, email, name, role }) => {
      const { id: tenantId, subdomain } = await context.findPermittedTenant(tenant)
      if (role !== 'owner' && !context.person.isOperator) await rejectLastOwnerChange(db, tenantId, email)
      if (role === 'none') {
        const [known] = await db.select().from(staff).where(eq(staff.email, email))
        if (known) await removeStaffRole(db, known.id, tenantId, isOperator(email))
        return { tenant: subdomain, email, role }
      }
      const elsewhere = sql`exists (select from ${staffRoles} where ${staffRoles.staffId} = ${staff.id} and ${staffRoles.tenantId} <> ${tenantId})`
      const mayRename = name !== undefined && (context.person.isOperator || !isOperator(email))
      const newName = sql`case when ${!mayRename} or ${elsewhere} then ${staff.name} else excluded.name end`
      const [person] = await db
        .insert(staff)
        .values({ email, name: name ?? email })
        .onConflictDoUpdate({ target: staff.email, set: { name: newName } })
        .returning()
      if (person)
        await db
          .insert(staffRoles)
          .values({ staffId: person.id, tenantId, role })
          .onConflictDoUpdate({ target: [staffRoles.staffId, staffRoles.tenantId], set: { role } })
      return { tenant: subdomain, email, name: person?.name, role }
    },
    people: async ({ tenant }) => {
      const { id } = await context.findPermittedTenant(tenant)
      const people = await findTenantStaff(db, id)
      return people.map(({ signed_in, ...person }) => ({ ...person, signed_in_before: signed_in }))
    },
    audit: async ({ tenant, customer: name }) => {
      if (tenant === undefined) context.requireOperator()
      const id = tenant === undefined ? 0 : (await context.findPermittedTenant(tenant)).id
      const customerId =
        tenant && name ? (await context.findPermittedCustomer(tenant, name)).customer.id : null
      const entries = await db
        .select()
        .from(auditEntries)
        .where(
          and(
            eq(auditEntries.tenantId, id),
            customerId === null ? undefined : sql`${auditEntries.customerIds} @> array[${customerId}]::int[]`,
          ),
        )
        .orderBy(desc(auditEntries.position))
        .limit(maxListedAuditEntries)
      return { ...(await verifyAuditChain(db, id)), acts: entries }
    },
  } satisfies Partial<CommandActions>
}

/** @throws HttpError 422 for the only owner, since nobody could grant roles afterwards */
async function rejectLastOwnerChange(db: Database, tenantId: number, email: string): Promise<void> {
  const owners = await db
    .select({ email: staff.email })
    .from(staffRoles)
    .innerJoin(staff, eq(staff.id, staffRoles.staffId))
    .where(and(eq(staffRoles.tenantId, tenantId), eq(staffRoles.role, 'owner')))
    .for('update')
  if (owners.length === 1 && owners[0]?.email === email)
    throw createInvalidFieldsError({
      role: 'is the last owner of this tenant: make somebody else owner first',
    })
}

/** Removes a role. Ends the person's sessions if no role remains and the person is no operator. */
async function removeStaffRole(
  db: Database,
  staffId: number,
  tenantId: number,
  isOperator: boolean,
): Promise<void> {
  await db.delete(staffRoles).where(and(eq(staffRoles.staffId, staffId), eq(staffRoles.tenantId, tenantId)))
  if (!isOperator && (await db.$count(staffRoles, eq(staffRoles.staffId, staffId))) === 0)
    await db.delete(staffSessions).where(eq(staffSessions.staffId, staffId))
}

/** Verifies all entries of an audit chain. Returns their number, and the position of the first altered entry. */
async function verifyAuditChain(
  db: Database,
  tenantId: number,
): Promise<{ count: number; broken_at: number | null }> {
  let count = 0
  let newest: (typeof auditEntries.$inferSelect)[] = []
  do {
    const after = newest.at(-1)
    newest = await db
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.tenantId, tenantId), gt(auditEntries.position, after?.position ?? 0)))
      .orderBy(asc(auditEntries.position))
      .limit(auditBatchSize)
    const broken = findBrokenPosition(newest, after)
    if (broken !== null) return { count, broken_at: broken }
    count += newest.length
  } while (newest.length === auditBatchSize)
  return { count, broken_at: null }
}
