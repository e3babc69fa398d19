import { setTimeout as sleep } from 'node:timers/promises'
import { and, asc, eq, gt, isNotNull, isNull, lte, sql } from 'drizzle-orm'
import type { WholeContext } from '../context.ts'
import { customers } from '../database/tables/customer.ts'
import { erasures } from '../database/tables/erasure.ts'
import { tenants } from '../database/tables/tenant.ts'
import { withinTenant } from '../database/tenant-scope.ts'
import { discardOrphanedFiles, markOrphaned } from '../files/orphaned-files.ts'
import { removeGuests } from '../household/guests.ts'
import { portalAddress } from '../mail/address.ts'
import type { Mailer } from '../mail/mailer.ts'
import { findTenant } from '../tenants/find.ts'
import { eraseCustomer } from './erase.ts'
import { type Idle, idle, isOver } from './idle.ts'

/** Number of customers or records per transaction, so that locks are short. */
const atOnce = 200
/** Number of documents checked per statement. */
const viewRecorder = 2000
/** Pause after each step as a multiple of its duration, so that other requests are not slowed down. */
const rest = 2
/** How long an erasure waits for an unreachable mail server, in milliseconds; then it happens without a mail. */
const maxMailDelayMs = 7 * 86_400_000
/** Lead time of the warning before access ends, in milliseconds: the night before the last week. */
const week = 8 * 86_400_000

async function gently<T>(work: () => Promise<T>): Promise<T> {
  const began = performance.now()
  const done = await work()
  await sleep(rest * (performance.now() - began))
  return done
}

type Parts = Pick<WholeContext, 'everyTenant' | 'files' | 'clock' | 'log' | 'config'>
type Due = typeof erasures.$inferSelect

/** Mails a customer with an address; false if the mail server does not accept it. */
async function mailed(
  context: Parts,
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
    const offer = { link: portalAddress(context.config, row.subdomain, path, {}) }
    await withinTenant(tenant.id, () => mailer(tenant, row.customer, occasion, offer))
    return true
  } catch {
    context.log.warn({ erasure: { customer: customerId } }, 'a customer could not be told of the erasure')
    return false
  }
}

/** Mails the customer about the completed erasure. Returns whether to continue. */
const warn = async (context: Parts, mailer: Mailer, { customerId, dueAt }: Due): Promise<boolean> =>
  (await mailed(context, mailer, customerId, 'erasure-done')) ||
  context.clock().getTime() - dueAt.getTime() > maxMailDelayMs

/** Warns former customers once that access ends in a week (ERASE-13). */
async function warnLeaving(context: Parts, mailer: Mailer): Promise<void> {
  const { everyTenant, clock } = context
  const now = clock()
  const inAWeek = and(lte(erasures.dueAt, new Date(now.getTime() + week)), gt(erasures.dueAt, now))
  const waiting = and(isNull(erasures.withdrawnAt), isNull(erasures.closedAt), isNull(erasures.warnedAt))
  const soon = await everyTenant
    .select({ id: erasures.id, customerId: erasures.customerId })
    .from(erasures)
    .innerJoin(customers, eq(customers.id, erasures.customerId))
    .where(and(inAWeek, waiting, isNotNull(customers.leftAt)))
    .orderBy(asc(erasures.id))
  for (const { id, customerId } of soon)
    if (await mailed(context, mailer, customerId, 'left-soon'))
      await everyTenant.update(erasures).set({ warnedAt: now }).where(eq(erasures.id, id))
}

/** Runs due erasures, and deletes records whose term has ended. A failure does not affect others. */
async function eraseDue(context: Parts, mailer: Mailer): Promise<number> {
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
      .limit(atOnce)
    for (const one of due) {
      last = one.id
      try {
        if (one.closedAt || (await warn(context, mailer, one))) {
          await gently(() => eraseCustomer(context, one.customerId))
          done += 1
        }
      } catch (error) {
        const name = error instanceof Error ? error.name : 'unknown'
        log.error({ erasure: { customer: one.customerId }, err: { name } }, 'a customer could not be erased')
      }
    }
    if (due.length < atOnce) return done
  }
}

const idsOf = (answer: unknown) => (answer as { rows: { id: number }[] }).rows.map(({ id }) => id)

/**
 * Deletes expired documents in batches after an id; returns the number, and the id to continue from, null at the end.
 * Batches are large so that each takes a moment, however many documents there are.
 */
async function dropSome(
  { everyTenant, files, clock }: Parts,
  kind: Idle,
  after: number,
): Promise<{ removed: number; next: number | null }> {
  const now = clock()
  const [end] = idsOf(
    await everyTenant.execute(
      sql`select id from documents where id > ${after} order by id offset ${viewRecorder - 1} limit 1`,
    ),
  )
  const within = end === undefined ? sql`true` : sql`t.id <= ${end}`
  const rows = await everyTenant.transaction(async (tx) => {
    const answer = (await tx.execute(
      sql`delete from documents where id in (
        select t.id from documents t where t.id > ${after} and ${within} and ${isOver(kind, now)}
        order by t.id limit ${atOnce}) returning id, tenant_id, file_key`,
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
  const isFull = rows.length === atOnce
  return { removed: rows.length, next: isFull ? Math.max(...rows.map(({ id }) => id)) : (end ?? null) }
}

/** Deletes expired documents of current customers in batches; the tenant's systems can read the deletion. */
async function dropIdle(context: Parts, kind: Idle): Promise<number> {
  let all = 0
  for (let after: number | null = 0; after !== null; ) {
    const from: number = after
    const { removed, next } = await gently(() => dropSome(context, kind, from))
    all += removed
    after = next
  }
  return all
}

/**
 * Nightly run for all tenants: due erasures and ended retention terms (ERASE-09). An interrupted run is continued the
 * next night.
 */
export async function keepTerms(context: Parts, mailer: Mailer): Promise<void> {
  await warnLeaving(context, mailer)
  const erased = await eraseDue(context, mailer)
  const removed: Record<string, number> = {}
  for (const kind of idle) removed[kind.kind] = await dropIdle(context, kind)
  removed.guests = await removeGuests(context)
  context.log.info({ retention: { erased, ...removed } }, 'terms were kept')
}
