import { setTimeout as sleep } from 'node:timers/promises'
import { and, asc, eq, gt, isNotNull, isNull, lte, sql } from 'drizzle-orm'
import type { AllTenantsContext } from '../context.ts'
import { selectRows } from '../database/select-rows.ts'
import { customers } from '../database/tables/customer.ts'
import { erasures } from '../database/tables/erasure.ts'
import { tenants } from '../database/tables/tenant.ts'
import { runWithinTenant } from '../database/tenant-scope.ts'
import { discardOrphanedFiles, markFilesOrphaned } from '../files/orphaned-files.ts'
import { removeGuests } from '../household/remove-guests.ts'
import type { Mailer } from '../mail/mailer.ts'
import { createPortalUrl } from '../mail/portal-url.ts'
import { findTenant } from '../tenants/find-tenant.ts'
import { eraseCustomer } from './erase-customer.ts'
import { type IdleDocumentRule, idleDocumentRules, isExpiredDocument } from './idle-documents.ts'

/** Customers or records per transaction; few, to keep locks short. */
const erasureBatchSize = 200
const documentsPerStatement = 2000
/** Pause after each step, as a multiple of its duration, so that other requests stay fast. */
const pauseFactor = 2
/** Maximum time that an erasure waits for the mail server; afterwards it runs without a mail. */
const maxMailDelayMs = 7 * 86_400_000
/** The warning is sent in the night before the last week. */
const accessEndWarningLeadMs = 8 * 86_400_000

async function runWithPause<T>(run: () => Promise<T>): Promise<T> {
  const startTime = performance.now()
  const done = await run()
  await sleep(pauseFactor * (performance.now() - startTime))
  return done
}

type NightlyErasureContext = Pick<AllTenantsContext, 'allTenantsDb' | 'files' | 'clock' | 'log' | 'config'>
type DueErasure = typeof erasures.$inferSelect

/** Returns false if the mail server does not accept the mail. */
async function mailCustomer(
  context: NightlyErasureContext,
  mailer: Mailer,
  customerId: number,
  occasion: 'erasure-done' | 'left-soon',
): Promise<boolean> {
  const [row] = await context.allTenantsDb
    .select({ customer: customers, subdomain: tenants.subdomain })
    .from(customers)
    .innerJoin(tenants, sql`${tenants.id} = ${customers.tenantId}`)
    .where(sql`${customers.id} = ${customerId}`)
  const tenant = row && (await findTenant(context.allTenantsDb, row.subdomain))
  if (!row || !tenant) return true
  try {
    const path = occasion === 'left-soon' ? '/documenten' : '/login'
    const offer = { link: createPortalUrl(context.config, row.subdomain, path, {}) }
    await runWithinTenant(tenant.id, () => mailer(tenant, row.customer, occasion, offer))
    return true
  } catch {
    context.log.warn({ erasure: { customer: customerId } }, 'could not notify a customer of the erasure')
    return false
  }
}

/** Mails the customer that the data is deleted. Returns whether the erasure may run. */
const mailAboutErasure = async (
  context: NightlyErasureContext,
  mailer: Mailer,
  { customerId, dueAt }: DueErasure,
): Promise<boolean> =>
  (await mailCustomer(context, mailer, customerId, 'erasure-done')) ||
  context.clock().getTime() - dueAt.getTime() > maxMailDelayMs

/** Mails each former customer once, a week before access ends (ERASE-13). */
async function warnBeforeAccessEnds(context: NightlyErasureContext, mailer: Mailer): Promise<void> {
  const { allTenantsDb, clock } = context
  const now = clock()
  const inAWeek = and(
    lte(erasures.dueAt, new Date(now.getTime() + accessEndWarningLeadMs)),
    gt(erasures.dueAt, now),
  )
  const waiting = and(isNull(erasures.withdrawnAt), isNull(erasures.closedAt), isNull(erasures.warnedAt))
  const soon = await allTenantsDb
    .select({ id: erasures.id, customerId: erasures.customerId })
    .from(erasures)
    .innerJoin(customers, eq(customers.id, erasures.customerId))
    .where(and(inAWeek, waiting, isNotNull(customers.leftAt)))
    .orderBy(asc(erasures.id))
  for (const { id, customerId } of soon)
    if (await mailCustomer(context, mailer, customerId, 'left-soon'))
      await allTenantsDb.update(erasures).set({ warnedAt: now }).where(eq(erasures.id, id))
}

/** Runs due erasures, and deletes records whose term has ended. If one erasure fails, the others continue. */
async function eraseDueCustomers(context: NightlyErasureContext, mailer: Mailer): Promise<number> {
  const { allTenantsDb, clock, log } = context
  let done = 0
  for (let last = 0; ; ) {
    const due = await allTenantsDb
      .select()
      .from(erasures)
      .where(
        and(
          gt(erasures.id, last),
          isNull(erasures.withdrawnAt),
          isNull(erasures.heldAt),
          lte(erasures.dueAt, clock()),
        ),
      )
      .orderBy(asc(erasures.id))
      .limit(erasureBatchSize)
    for (const one of due) {
      last = one.id
      try {
        if (one.closedAt || (await mailAboutErasure(context, mailer, one))) {
          await runWithPause(() => eraseCustomer(context, one.customerId))
          done += 1
        }
      } catch (error) {
        const name = error instanceof Error ? error.name : 'unknown'
        log.error({ erasure: { customer: one.customerId }, err: { name } }, 'could not erase a customer')
      }
    }
    if (due.length < erasureBatchSize) return done
  }
}

/**
 * Deletes the next batch of expired documents.
 * @param after only documents with a higher id
 * @returns the number of deleted documents, and the last checked id; null at the end
 */
async function deleteExpiredBatch(
  { allTenantsDb, files, clock }: NightlyErasureContext,
  kind: IdleDocumentRule,
  after: number,
): Promise<{ removed: number; next: number | null }> {
  const now = clock()
  const [end] = await selectRows<{ id: number }>(
    allTenantsDb,
    sql`select id from documents where id > ${after} order by id offset ${documentsPerStatement - 1} limit 1`,
  )
  const within = end ? sql`t.id <= ${end.id}` : sql`true`
  const rows = await allTenantsDb.transaction(async (tx) => {
    const deleted = await selectRows<{ id: number; tenant_id: number; file_key: string }>(
      tx,
      sql`delete from documents where id in (
        select t.id from documents t where t.id > ${after} and ${within} and ${isExpiredDocument(kind, now)}
        order by t.id limit ${erasureBatchSize}) returning id, tenant_id, file_key`,
    )
    const orphaned = deleted.map(({ file_key, tenant_id }) => ({ fileKey: file_key, tenantId: tenant_id }))
    await markFilesOrphaned(tx, orphaned, now)
    return deleted
  })
  await discardOrphanedFiles(
    { db: allTenantsDb, files },
    rows.map(({ file_key }) => file_key),
  )
  const isFull = rows.length === erasureBatchSize
  return { removed: rows.length, next: isFull ? Math.max(...rows.map(({ id }) => id)) : (end?.id ?? null) }
}

/** Deletes expired documents in batches. Tenants' systems can read which documents were deleted. */
async function deleteExpiredDocuments(
  context: NightlyErasureContext,
  kind: IdleDocumentRule,
): Promise<number> {
  let all = 0
  for (let after: number | null = 0; after !== null; ) {
    const from: number = after
    const { removed, next } = await runWithPause(() => deleteExpiredBatch(context, kind, from))
    all += removed
    after = next
  }
  return all
}

/**
 * Runs due erasures and deletes records whose term has ended, for all tenants (ERASE-09). The next night continues an
 * interrupted run.
 */
export async function runNightlyErasure(context: NightlyErasureContext, mailer: Mailer): Promise<void> {
  await warnBeforeAccessEnds(context, mailer)
  const erased = await eraseDueCustomers(context, mailer)
  const removed: Record<string, number> = {}
  for (const kind of idleDocumentRules) removed[kind.kind] = await deleteExpiredDocuments(context, kind)
  removed.guests = await removeGuests(context)
  context.log.info({ retention: { erased, ...removed } }, 'expired data removed')
}
