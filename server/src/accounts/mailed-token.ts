import { randomUUID } from 'node:crypto'
import { and, count, eq, gt, inArray, isNull } from 'drizzle-orm'
import type { Context } from '../context.ts'
import type { Database } from '../database/database.ts'
import { lockCustomer } from '../database/lock-customer.ts'
import { customers } from '../database/tables/customer.ts'
import { mailedTokens } from '../database/tables/one-time-secrets.ts'
import { deriveLinkSecret, hashSecret } from '../sessions/secret-token.ts'
import type { KnownTenant } from '../tenants/find-tenant.ts'

type CustomerRow = typeof customers.$inferSelect

const linkLifetimesMs = { reset: 60 * 60 * 1000, register: 7 * 24 * 60 * 60 * 1000 }

/**
 * A customer gets at most this many unused links per period. Requests from unknown devices are counted separately, so
 * that strangers cannot use up the customer's own limit.
 */
const linkLimits = { links: 3, periodMs: 60 * 60 * 1000 }

/**
 * Queues a mail with a link to choose a password. Earlier links stay valid, since a stranger may have made this
 * request. Above the limit no mail is sent.
 * @param known whether the request comes from a known device of the customer.
 * @param about reason for the mail; an invitation also has the id of the grant
 */
export async function queuePasswordLink(
  { db, clock, jobs, sessionKeys }: Context,
  tenant: KnownTenant,
  customer: CustomerRow,
  kind: 'reset' | 'register',
  known: boolean,
  about: { occasion: 'household-invited'; grant: number } | { occasion: 'reset' | 'register' } = {
    occasion: kind,
  },
): Promise<void> {
  const now = clock()
  const link = randomUUID()
  await db.transaction(async (transaction) => {
    const since = new Date(now.getTime() - linkLimits.periodMs + linkLifetimesMs[kind])
    await lockCustomer(transaction, customer.id)
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
    if ((row?.links ?? 0) >= linkLimits.links) return
    await transaction.insert(mailedTokens).values({
      hash: hashSecret(deriveLinkSecret(link, sessionKeys.mailedLinks.sign)),
      customerId: customer.id,
      kind,
      known,
      expiresAt: new Date(now.getTime() + linkLifetimesMs[kind]),
    })
    await jobs.add('mail', { tenant: tenant.subdomain, customerId: customer.id, ...about, link }, transaction)
  })
}

/**
 * Derives the secret of a mailed link from the link's id. Returns null if the link was used, has expired, or was made
 * with a retired key.
 */
export async function findLinkToken(
  { db, clock, sessionKeys }: Pick<Context, 'db' | 'clock' | 'sessionKeys'>,
  customerId: number,
  link: string,
): Promise<string | null> {
  const tokens = sessionKeys.mailedLinks.accepted.map((key) => deriveLinkSecret(link, key))
  const [good] = await db
    .select({ hash: mailedTokens.hash })
    .from(mailedTokens)
    .where(
      and(
        inArray(mailedTokens.hash, tokens.map(hashSecret)),
        eq(mailedTokens.customerId, customerId),
        isNull(mailedTokens.usedAt),
        gt(mailedTokens.expiresAt, clock()),
      ),
    )
  return tokens.find((token) => hashSecret(token) === good?.hash) ?? null
}

/** Finds the customer of a valid, unused token. Locks the row until the transaction ends. */
export async function findTokenCustomer(
  db: Database,
  tenantId: number,
  token: string,
  now: Date,
): Promise<CustomerRow | undefined> {
  const [row] = await db
    .select({ customer: customers })
    .from(mailedTokens)
    .innerJoin(customers, eq(customers.id, mailedTokens.customerId))
    .where(
      and(
        eq(mailedTokens.hash, hashSecret(token)),
        eq(customers.tenantId, tenantId),
        isNull(mailedTokens.usedAt),
        gt(mailedTokens.expiresAt, now),
      ),
    )
    .for('update', { of: mailedTokens })
  return row?.customer
}

/** Marks this link and the customer's other links of the same kind as used. */
export async function markTokensUsed(
  db: Database,
  customerId: number,
  token: string,
  now: Date,
): Promise<void> {
  const kind = db
    .select({ kind: mailedTokens.kind })
    .from(mailedTokens)
    .where(eq(mailedTokens.hash, hashSecret(token)))
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
