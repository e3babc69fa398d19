import { setTimeout as sleep } from 'node:timers/promises'
import { and, asc, eq, gt, isNotNull, isNull, lte, sql } from 'drizzle-orm'
import type { AllTenantsContext } from '../context.ts'
import { customers } from '../database/tables/customer.ts'
import { erasures } from '../database/tables/erasure.ts'
import { tenants } from '../database/tables/tenant.ts'
import { runWithinTenant } from '../database/tenant-scope.ts'
import { discardOrphanedFiles, markOrphaned } from '../files/orphaned-files.ts'
import { removeGuests } from '../household/guests.ts'
import type { Mailer } from '../mail/mailer.ts'
import { createPortalUrl } from '../mail/portal-url.ts'
import { findTenant } from '../tenants/find.ts'
import { eraseCustomer } from './erase-customer.ts'
import { type IdleDocumentRule, idleDocumentRules, isExpiredDocument } from './idle-documents.ts'

/** Number of customers or records per transaction; a small number keeps locks short. */
const batchSize = 200
/** Number of documents that one statement checks. */
const documentsPerStatement = 2000
/** Pause after each step, as a multiple of the step's duration, so that other requests stay fast. */
const pauseFactor = 2
/** How long an erasure waits for an unreachable mail server, in milliseconds; afterwards it runs without a mail. */
const maxMailDelayMs = 7 * 86_400_000
/** How long before the end of access the warning is sent, in milliseconds: in the night before the last week. */
const warningLeadMs = 8 * 86_400_000

async function runWithPause<T>(work: () => Promise<T>): Promise<T> {
  const began = performance.now()
  const done = await work()
  await sleep(pauseFactor * (performance.now() - began))
  return done
}

type NightlyContext = Pick<AllTenantsContext, 'everyTenant' | 'files' | 'clock' | 'log' | 'config'>
type DueErasure = typeof erasures.$inferSelect

/** Sends a mail to a customer. Returns false if the mail server does not accept it. */
async function mailCustomer(
  context: NightlyContext,
  mailer: Mailer,
  customerId: number,
  occasion: 'erasure-done' | 'left-soon',
): Promise<boolean> {
  const [row] = await context.everyTenant
    .select({ customer: customers, subdomain: tenants.subdomain })
    .from(customers)
    .innerJoin(tenants, sql`${tenants.id} = ${customers.tenantId}`)
    .where(sql`${customers.id} = ${customerId}`)
  const tenant = row && (await findTenant(context.everyTenant, row.subdomain))
  if (!row || !tenant) return true
  try {
    const path = occasion === 'left-soon' ? '/documenten' : '/login'
    const offer = { link: createPortalUrl(context.config, row.subdomain, path, {}) }
    await runWithinTenant(tenant.id, () => mailer(tenant, row.customer, occasion, offer))
    return true
  } catch {
    context.log.warn({ erasure: { customer: customerId } }, 'a customer could not be told of the erasure')
    return false
  }
}

/** Mails the customer about the erasure. Returns whether the erasure may run. */
const mailErasureDone = async (
  context: NightlyContext,
  mailer: Mailer,
  { customerId, dueAt }: DueErasure,
): Promise<boolean> =>
  (await mailCustomer(context, mailer, customerId, 'erasure-done')) ||
  context.clock().getTime() - dueAt.getTime() > maxMailDelayMs

/** Warns former customers once, a week before access ends (ERASE-13). */
async function warnBeforeAccessEnds(context: NightlyContext, mailer: Mailer): Promise<void> {
  const { everyTenant, clock } = context
  const now = clock()
  const inAWeek = and(lte(erasures.dueAt, new Date(now.getTime() + warningLeadMs)), gt(erasures.dueAt, now))
  const waiting = and(isNull(erasures.withdrawnAt), isNull(erasures.closedAt), isNull(erasures.warnedAt))
  const soon = await everyTenant
    .select({ id: erasures.id, customerId: erasures.customerId })
    .from(erasures)
    .innerJoin(customers, eq(customers.id, erasures.customerId))
    .where(and(inAWeek, waiting, isNotNull(customers.leftAt)))
    .orderBy(asc(erasures.id))
  for (const { id, customerId } of soon)
    if (await mailCustomer(context, mailer, customerId, 'left-soon'))
      await everyTenant.update(erasures).set({ warnedAt: now }).where(eq(erasures.id, id))
}

/** Runs due erasures, and deletes records whose term has ended. A failed erasure does not stop the others. */
async function eraseDueCustomers(context: NightlyContext, mailer: Mailer): Promise<number> {
  const { everyTenant, clock, log } = context
  let done = 0
  for (let last = 0; ; ) {
    const due = await everyTenant
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
      .limit(batchSize)
    for (const one of due) {
      last = one.id
      try {
        if (one.closedAt || (await mailErasureDone(context, mailer, one))) {
          await runWithPause(() => eraseCustomer(context, one.customerId))
          done += 1
        }
      } catch (error) {
        const name = error instanceof Error ? error.name : 'unknown'
        log.error({ erasure: { customer: one.customerId }, err: { name } }, 'a customer could not be erased')
      }
    }
    if (due.length < batchSize) return done
  }
}

const toIds = (answer: unknown) => (answer as { rows: { id: number }[] }).rows.map(({ id }) => id)

/**
 * Deletes one batch of expired documents with ids above `after`. Returns the number of deleted documents and the id
 * after which the next batch starts; null at the end. The batch size limits the time of each statement.
 */
async function deleteExpiredBatch(
  { everyTenant, files, clock }: NightlyContext,
  kind: IdleDocumentRule,
  after: number,
): Promise<{ removed: number; next: number | null }> {
  const now = clock()
  const [end] = toIds(
    await everyTenant.execute(
      sql`select id from documents where id > ${after} order by id offset ${documentsPerStatement - 1} limit 1`,
    ),
  )
  const within = end === undefined ? sql`true` : sql`t.id <= ${end}`
  const rows = await everyTenant.transaction(async (tx) => {
    const answer = (await tx.execute(
      sql`delete from documents where id in (
        select t.id from documents t where t.id > ${after} and ${within} and ${isExpiredDocument(kind, now)}
        order by t.id limit ${batchSize}) returning id, tenant_id, file_key`,
    )) as unknown as { rows: { id: number; tenant_id: number; file_key: string }[] }
    const orphaned = answer.rows.map(({ file_key, tenant_id }) => ({
      fileKey: file_key,
      tenantId: tenant_id,
    }))
    await markOrphaned(tx, orphaned, now)
    return answer.rows
  })
  await discardOrphanedFiles(
    { db: everyTenant, files },
    rows.map(({ file_key }) => file_key),
  )
  const isFull = rows.length === batchSize
  return { removed: rows.length, next: isFull ? Math.max(...rows.map(({ id }) => id)) : (end ?? null) }
}

/** Deletes expired documents of current customers in batches. The tenant's systems can read the deletion. */
async function deleteExpiredDocuments(context: NightlyContext, kind: IdleDocumentRule): Promise<number> {
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
 * Nightly run for all tenants: due erasures and ended retention terms (ERASE-09). The next night continues an
 * interrupted run.
 */
export async function runNightlyErasure(context: NightlyContext, mailer: Mailer): Promise<void> {
  await warnBeforeAccessEnds(context, mailer)
  const erased = await eraseDueCustomers(context, mailer)
  const removed: Record<string, number> = {}
  for (const kind of idleDocumentRules) removed[kind.kind] = await deleteExpiredDocuments(context, kind)
  removed.guests = await removeGuests(context)
  context.log.info({ retention: { erased, ...removed } }, 'terms were kept')
}
