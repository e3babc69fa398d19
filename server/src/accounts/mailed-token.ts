import { and, eq, gt, isNull } from 'drizzle-orm'
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

/** Mails a customer a link to choose a password; links mailed before die. */
export async function mailLink(
  { db, clock, config, post }: Context,
  tenant: KnownTenant,
  customer: Customer,
  kind: 'reset' | 'register',
): Promise<void> {
  const token = makeSecret()
  const now = clock()
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
  const link = portalAddress(config, tenant.subdomain, '/password', { [parameters[kind]]: '1', token })
  await post(tenant, customer, kind, { link })
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
