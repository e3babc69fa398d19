import { randomUUID } from 'node:crypto'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { AllTenantsContext } from '../context.ts'
import type { Database } from '../database/database.ts'
import { type CustomerFacts, customers } from '../database/tables/customer.ts'
import { erasures } from '../database/tables/erasure.ts'
import { tenants } from '../database/tables/tenant.ts'
import type { FileStore } from '../files/file-store.ts'
import { discardOrphanedFiles } from '../files/orphaned-files.ts'
import { removeFromOthersFiles } from '../household/remove-from-files.ts'
import { deleteDataOutsideFile, deleteTombstones } from './data-outside-file.ts'
import { recordErasure } from './erasure-record.ts'
import { sweepRecords } from './sweep-records.ts'

/** Picks the part of the identity that stays, so that kept advice can be attributed to a person. */
function pickKeptIdentity({
  initials,
  first_name,
  suffix,
  last_name,
  date_of_birth,
}: CustomerFacts): CustomerFacts {
  return { initials, first_name, suffix, last_name, date_of_birth }
}

/** Closes a customer's account permanently: no sign-in, no mails, no adviser. */
async function closeCustomer(
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

type ErasureContext = Pick<AllTenantsContext, 'everyTenant' | 'files' | 'clock' | 'log'>
type ErasureRow = typeof erasures.$inferSelect

/** Result of an erasure: paused by the tenant, complete except for records that must stay, complete, or not pending. */
export type ErasureOutcome = 'held' | 'partly' | 'whole' | 'none'

/** Locks the customer's row against concurrent changes. */
async function lockCustomer(tx: Database, customerId: number) {
  const [found] = await tx
    .select({ customer: customers, tenant: tenants.subdomain })
    .from(customers)
    .innerJoin(tenants, eq(tenants.id, customers.tenantId))
    .where(eq(customers.id, customerId))
    .for('update', { of: customers })
  return found
}

/** Locks the pending erasure, so that it runs once at a time. */
async function lockPendingErasure(tx: Database, customerId: number): Promise<ErasureRow | undefined> {
  const wanted = and(eq(erasures.customerId, customerId), isNull(erasures.withdrawnAt))
  const [found] = await tx.select().from(erasures).where(wanted).for('update')
  return found
}

/** Kept records are checked again after 30 days, because their terms are in months. */
const calculateNextCheck = (now: Date): Date => new Date(now.getTime() + 30 * 86_400_000)

async function eraseInTransaction(tx: Database, store: FileStore, customerId: number, now: Date) {
  const erasure = await lockPendingErasure(tx, customerId)
  if (!erasure) return { outcome: 'none' as const, files: [] }
  if (erasure.heldAt) return { outcome: 'held' as const, files: [] }
  const { tenantId } = erasure
  /**
   * Makes the database triggers treat these deletions like deletions by the tenant: they keep only the ids and the time
   * of deletion.
   */
  await tx.execute(sql`select set_config('portal.tenant_api', 'on', true)`)
  const row = await lockCustomer(tx, customerId)
  const closedAt = erasure.closedAt ?? now
  if (row && !erasure.closedAt) {
    const { username, email } = row.customer
    await removeFromOthersFiles(tx, customerId)
    await deleteDataOutsideFile(tx, { customerId, tenantId, tenant: row.tenant, username, email }, now)
  }
  await deleteTombstones(tx, { customerId, tenantId }, now)
  const { swept, files } = await sweepRecords(tx, { customerId, tenantId, closedAt }, now)
  const stays = [...swept].some(([table, { stays }]) => table !== 'erasures' && stays > 0)
  if (row && stays && !erasure.closedAt) await closeCustomer(tx, row.customer, now)
  if (row && !stays) await tx.delete(customers).where(eq(customers.id, customerId))
  await tx
    .update(erasures)
    .set({
      closedAt,
      dueAt: calculateNextCheck(now),
      ...(!stays && { endedAt: erasure.endedAt ?? now, heldBy: null, holdReason: null }),
    })
    .where(eq(erasures.id, erasure.id))
  if (erasure.recordNumber === null) await recordErasure(tx, store, erasure, now)
  return { outcome: stays ? ('partly' as const) : ('whole' as const), files }
}

/**
 * Erases a customer with a pending erasure: deletes all records that need not be kept, with their files, and closes the
 * account (ERASE-01). Repeated calls delete the records whose term has ended. Everything runs in one transaction; files
 * are deleted afterwards, or by a later sweep.
 */
export async function eraseCustomer(
  { everyTenant, files: store, clock, log }: ErasureContext,
  customerId: number,
): Promise<ErasureOutcome> {
  const { outcome, files } = await everyTenant.transaction((tx) =>
    eraseInTransaction(tx, store, customerId, clock()),
  )
  await discardOrphanedFiles({ db: everyTenant, files: store }, files)
  if (outcome === 'partly' || outcome === 'whole')
    log.info({ erasure: { customer: customerId, outcome } }, 'customer erased')
  return outcome
}
