import { randomUUID } from 'node:crypto'
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { AllTenantsContext } from '../context.ts'
import type { Database } from '../database/database.ts'
import { type CustomerFacts, customers } from '../database/tables/customer.ts'
import { erasures } from '../database/tables/erasure.ts'
import { tenants } from '../database/tables/tenant.ts'
import type { FileStore } from '../files/file-store.ts'
import { discardOrphanedFiles } from '../files/orphaned-files.ts'
import { deleteDataOutsideCustomerFile, deleteTombstones } from './data-outside-customer-file.ts'
import { recordErasure } from './erasure-record.ts'
import { sweepRecords } from './sweep-records.ts'

/**
 * SQL subquery: ids of the customers of whom this person is the partner and with whom the person does not share this
 * subject.
 */
const isUnsharedSubject = (personId: number, subject: 'personal' | 'income' | 'pension'): SQL =>
  sql`(select g.customer_id from household_grants g where g.person_id = ${personId} and g.kind = 'partner'
    and g.accepted_at is not null and g.consents ->> ${subject} = 'nothing')`

const isPartnerRecord = (files: SQL): SQL => sql`kind = 'partner' and customer_id in ${files}`

/**
 * Removes an erased customer from other persons' customer files (HOUSE-10). The customer's access ends. Partner data
 * that the customer shared stays; other partner data is deleted, since nobody is left to decide about it.
 */
async function removeFromOtherHouseholds(tx: Database, personId: number): Promise<void> {
  await tx.execute(
    sql`delete from incomes where earner = 'partner' and customer_id in ${isUnsharedSubject(personId, 'income')}`,
  )
  await tx.execute(
    sql`delete from retirements where earner = 'partner' and customer_id in ${isUnsharedSubject(personId, 'pension')}`,
  )
  await tx.execute(
    sql`update relatives set facts = facts - 'gross_annual_income' where ${isPartnerRecord(isUnsharedSubject(personId, 'income'))}`,
  )
  await tx.execute(sql`update relatives set facts = (select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(facts)
    where key not like 'gross_annual_%' or key = 'gross_annual_income') where ${isPartnerRecord(isUnsharedSubject(personId, 'pension'))}`)
  await tx.execute(sql`update relatives set facts = (select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(facts)
    where key like 'gross_annual_%' or key in ('first_name', 'suffix', 'last_name')) where ${isPartnerRecord(isUnsharedSubject(personId, 'personal'))}`)
  await tx.execute(sql`delete from household_grants where person_id = ${personId}`)
}

/** Keeps the columns by which kept advice can be attributed to a person. */
function pickKeptIdentity({
  initials,
  first_name,
  suffix,
  last_name,
  date_of_birth,
}: CustomerFacts): CustomerFacts {
  return { initials, first_name, suffix, last_name, date_of_birth }
}

/** Ends sign-in, mails and the link to an adviser for good. */
async function closeCustomerAccount(
  tx: Database,
  { id, facts }: Pick<typeof customers.$inferSelect, 'id' | 'facts'>,
  now: Date,
): Promise<void> {
  await tx
    .update(customers)
    .set({
      ...{ username: `closed:${randomUUID()}`, email: null, passwordHash: null, twoFactor: null },
      ...{ hasAccess: false, canUpdateSelf: false, canUpdatePartner: false, invitationToken: null },
      ...{ avatar: null, avatarThumb: null, advisor: null, accountManager: null, productLabels: [] },
      ...{ officeId: null, lastSubmittedAt: null, facts: pickKeptIdentity(facts), closedAt: now },
    })
    .where(eq(customers.id, id))
}

type ErasureContext = Pick<AllTenantsContext, 'allTenantsDb' | 'files' | 'clock' | 'log'>
type ErasureRow = typeof erasures.$inferSelect

/** 'held': paused by the tenant. 'partly': some records must be kept. 'none': no erasure is pending. */
export type ErasureOutcome = 'held' | 'partly' | 'whole' | 'none'

async function lockCustomer(tx: Database, customerId: number) {
  const [found] = await tx
    .select({ customer: customers, tenant: tenants.subdomain })
    .from(customers)
    .innerJoin(tenants, eq(tenants.id, customers.tenantId))
    .where(eq(customers.id, customerId))
    .for('update', { of: customers })
  return found
}

/** Finds the pending erasure, and locks it so that runs do not overlap. */
async function lockPendingErasure(tx: Database, customerId: number): Promise<ErasureRow | undefined> {
  const isPending = and(eq(erasures.customerId, customerId), isNull(erasures.withdrawnAt))
  const [found] = await tx.select().from(erasures).where(isPending).for('update')
  return found
}

const calculateNextErasureCheck = (now: Date): Date => new Date(now.getTime() + 30 * 86_400_000)

async function eraseInTransaction(tx: Database, store: FileStore, customerId: number, now: Date) {
  const erasure = await lockPendingErasure(tx, customerId)
  if (!erasure) return { outcome: 'none' as const, files: [] }
  if (erasure.heldAt) return { outcome: 'held' as const, files: [] }
  const { tenantId } = erasure
  /** Makes triggers treat these deletions as deletions by the tenant: they keep only the id and the time. */
  await tx.execute(sql`select set_config('portal.tenant_api', 'on', true)`)
  const row = await lockCustomer(tx, customerId)
  const closedAt = erasure.closedAt ?? now
  if (row && !erasure.closedAt) {
    const { username, email } = row.customer
    await removeFromOtherHouseholds(tx, customerId)
    await deleteDataOutsideCustomerFile(
      tx,
      { customerId, tenantId, tenant: row.tenant, username, email },
      now,
    )
  }
  await deleteTombstones(tx, { customerId, tenantId }, now)
  const { stays, files } = await sweepRecords(tx, { customerId, tenantId, closedAt }, now)
  if (row && stays && !erasure.closedAt) await closeCustomerAccount(tx, row.customer, now)
  if (row && !stays) await tx.delete(customers).where(eq(customers.id, customerId))
  await tx
    .update(erasures)
    .set({
      closedAt,
      dueAt: calculateNextErasureCheck(now),
      ...(!stays && { endedAt: erasure.endedAt ?? now, heldBy: null, holdReason: null }),
    })
    .where(eq(erasures.id, erasure.id))
  if (erasure.recordNumber === null) await recordErasure(tx, store, erasure, now)
  return { outcome: stays ? ('partly' as const) : ('whole' as const), files }
}

/**
 * Deletes all records that need not be kept, and closes the account (ERASE-01). Later calls delete records whose
 * retention term has ended. Stored files are deleted after the transaction, or by a later sweep.
 */
export async function eraseCustomer(
  { allTenantsDb, files: store, clock, log }: ErasureContext,
  customerId: number,
): Promise<ErasureOutcome> {
  const { outcome, files } = await allTenantsDb.transaction((tx) =>
    eraseInTransaction(tx, store, customerId, clock()),
  )
  await discardOrphanedFiles({ db: allTenantsDb, files: store }, files)
  if (outcome === 'partly' || outcome === 'whole')
    log.info({ erasure: { customer: customerId, outcome } }, 'customer erased')
  return outcome
}
