import { and, count, eq, gt, isNull } from 'drizzle-orm'
import type { Context } from '../context.ts'
import type { Database } from '../database/database.ts'
import { customers } from '../database/tables/customer.ts'
import { mailedTokens } from '../database/tables/one-time.ts'
import { portalAddress } from '../mail/address.ts'
import { hashOf, makeSecret } from '../sessions/secret-token.ts'
import type { KnownTenant } from '../tenants/find.ts'

type Customer = typeof customers.$inferSelect

/** How long a link works, in milliseconds. */
const lifetimes = { reset: 60 * 60 * 1000, register: 7 * 24 * 60 * 60 * 1000 }
const parameters = { reset: 'reset_password', register: 'register' }

/** Links that one customer is mailed at most within some time, in milliseconds. */
const most = { links: 5, within: 15 * 60 * 1000 }

async function hadEnough(db: Database, customerId: number, kind: 'reset' | 'register', now: Date) {
  const since = new Date(now.getTime() - most.within + lifetimes[kind])
  const [row] = await db
    .select({ links: count() })
    .from(mailedTokens)
    .where(
      and(
        eq(mailedTokens.customerId, customerId),
        eq(mailedTokens.kind, kind),
        gt(mailedTokens.expiresAt, since),
      ),
    )
  return (row?.links ?? 0) >= most.links
}

/** Mails a customer a link to choose a password; links mailed before die. Too many asked for are not mailed. */
export async function mailLink(
  { db, clock, config, mailer }: Context,
  tenant: KnownTenant,
  customer: Customer,
  kind: 'reset' | 'register',
): Promise<void> {
  const now = clock()
  if (await hadEnough(db, customer.id, kind, now)) return
  const token = makeSecret()
  await db.transaction(async (transaction) => {
    await transaction
      .update(mailedTokens)
      .set({ usedAt: now })
      .where(and(eq(mailedTokens.customerId, customer.id), isNull(mailedTokens.usedAt)))
    await transaction.insert(mailedTokens).values({
      hash: hashOf(token),
      customerId: customer.id,
      kind,
      expiresAt: new Date(now.getTime() + lifetimes[kind]),
    })
  })
  const link = portalAddress(config, tenant.subdomain, '/password', {
    [parameters[kind]]: '1',
    token,
    language: customer.language,
  })
  await mailer(tenant, customer, kind, { link })
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

/** Marks a token as used. */
export async function spendToken(db: Database, token: string, now: Date): Promise<void> {
  await db
    .update(mailedTokens)
    .set({ usedAt: now })
    .where(eq(mailedTokens.hash, hashOf(token)))
}
