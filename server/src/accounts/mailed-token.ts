import { randomUUID } from 'node:crypto'
import { and, count, eq, gt, inArray, isNull } from 'drizzle-orm'
import type { Context } from '../context.ts'
import type { Database } from '../database/database.ts'
import { customers } from '../database/tables/customer.ts'
import { mailedTokens } from '../database/tables/one-time.ts'
import { hashOf, secretOfLink } from '../sessions/secret-token.ts'
import type { KnownTenant } from '../tenants/find.ts'

type Customer = typeof customers.$inferSelect

/** How long a link works, in milliseconds. */
const lifetimes = { reset: 60 * 60 * 1000, register: 7 * 24 * 60 * 60 * 1000 }

/**
 * Links that one customer is mailed at most within some time, in milliseconds, as long as none is used: those that strangers
 * ask for and those that the customer's own devices ask for counted apart. All of them work, so who may have no more has some.
 */
const most = { links: 3, within: 60 * 60 * 1000 }

/**
 * Promises a customer a mail with a link to choose a password; links mailed before go on working, for a stranger may have asked.
 * Too many asked for are not mailed.
 * @param known whether it was asked for on a device of the customer's
 * @param about what the mail tells besides
 */
export async function mailLink(
  { db, clock, jobs, sessionKeys }: Context,
  tenant: KnownTenant,
  customer: Customer,
  kind: 'reset' | 'register',
  known: boolean,
  about: { occasion: 'household-invited'; grant: number } | { occasion: 'reset' | 'register' } = {
    occasion: kind,
  },
): Promise<void> {
  const now = clock()
  const link = randomUUID()
  await db.transaction(async (transaction) => {
    const since = new Date(now.getTime() - most.within + lifetimes[kind])
    await transaction
      .select({ id: customers.id })
      .from(customers)
      .where(eq(customers.id, customer.id))
      .for('no key update')
    const [row] = await transaction
      .select({ links: count() })
      .from(mailedTokens)
      .where(
        and(
          eq(mailedTokens.customerId, customer.id),
          eq(mailedTokens.kind, kind),
          eq(mailedTokens.known, known),
          isNull(mailedTokens.usedAt),
          gt(mailedTokens.expiresAt, since),
        ),
      )
    if ((row?.links ?? 0) >= most.links) return
    await transaction.insert(mailedTokens).values({
      hash: hashOf(secretOfLink(link, sessionKeys.mailedLinks.sign)),
      customerId: customer.id,
      kind,
      known,
      expiresAt: new Date(now.getTime() + lifetimes[kind]),
    })
    await jobs.add('mail', { tenant: tenant.subdomain, customerId: customer.id, ...about, link }, transaction)
  })
}

/** The secret of a promised link, by its number; null when it was used meanwhile, has expired, or its key is believed no longer. */
export async function tokenOfLink(
  { db, clock, sessionKeys }: Pick<Context, 'db' | 'clock' | 'sessionKeys'>,
  customerId: number,
  link: string,
): Promise<string | null> {
  const tokens = sessionKeys.mailedLinks.accepted.map((key) => secretOfLink(link, key))
  const [good] = await db
    .select({ hash: mailedTokens.hash })
    .from(mailedTokens)
    .where(
      and(
        inArray(mailedTokens.hash, tokens.map(hashOf)),
        eq(mailedTokens.customerId, customerId),
        isNull(mailedTokens.usedAt),
        gt(mailedTokens.expiresAt, clock()),
      ),
    )
  return tokens.find((token) => hashOf(token) === good?.hash) ?? null
}

/** The customer whose unused, valid token this is; locked until the transaction ends. */
export async function customerOfToken(
  db: Database,
  tenantId: number,
  token: string,
  now: Date,
): Promise<Customer | undefined> {
  const [row] = await db
    .select({ customer: customers })
    .from(mailedTokens)
    .innerJoin(customers, eq(customers.id, mailedTokens.customerId))
    .where(
      and(
        eq(mailedTokens.hash, hashOf(token)),
        eq(customers.tenantId, tenantId),
        isNull(mailedTokens.usedAt),
        gt(mailedTokens.expiresAt, now),
      ),
    )
    .for('update', { of: mailedTokens })
  return row?.customer
}

/** Marks a link as used, and with it all of its kind that the customer was mailed. */
export async function spendToken(db: Database, customerId: number, token: string, now: Date): Promise<void> {
  const kind = db
    .select({ kind: mailedTokens.kind })
    .from(mailedTokens)
    .where(eq(mailedTokens.hash, hashOf(token)))
  await db
    .update(mailedTokens)
    .set({ usedAt: now })
    .where(
      and(
        eq(mailedTokens.customerId, customerId),
        inArray(mailedTokens.kind, kind),
        isNull(mailedTokens.usedAt),
      ),
    )
}
