import type { Locale } from '@portal/contract/language'
import { eq, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Quotas } from '../config.ts'
import type { Context } from '../context.ts'
import type { Database } from '../database/database.ts'
import { lockCustomer } from '../database/lock-customer.ts'
import { selectRows } from '../database/select-rows.ts'
import { appointments } from '../database/tables/appointment.ts'
import { customers } from '../database/tables/customer.ts'
import { documents } from '../database/tables/document.ts'
import { dossiers } from '../database/tables/dossier.ts'
import { sentMails } from '../database/tables/outbox.ts'
import { quotaCounts } from '../database/tables/quota-count.ts'
import { tenantInbox } from '../database/tables/tenant-inbox.ts'
import { HttpError } from '../http/http-error.ts'
import type { KnownTenant } from '../tenants/find-tenant.ts'

/** Texts for a full quota. `today` is for quotas that are free again on the next day. */
export const quotaTexts: Readonly<Record<Locale, { full: string; today: string }>> = {
  nl: {
    full: 'Er past niets meer bij. Verwijder iets, of vraag je adviseur om hulp.',
    today: 'Dit heb je vandaag al heel vaak gedaan. Probeer het morgen weer, of bel je adviseur.',
  },
  nl_u: {
    full: 'Er past niets meer bij. Verwijder iets, of vraag uw adviseur om hulp.',
    today: 'Dit hebt u vandaag al heel vaak gedaan. Probeer het morgen weer, of bel uw adviseur.',
  },
  en: {
    full: 'There is no room for more. Remove something, or ask your adviser for help.',
    today: 'You have done this very often today. Try again tomorrow, or call your adviser.',
  },
  en_u: {
    full: 'There is no room for more. Please remove something, or ask your adviser for help.',
    today: 'You have done this very often today. Please try again tomorrow, or call your adviser.',
  },
  de: {
    full: 'Mehr passt nicht hinein. Entferne etwas oder bitte deine Beratung um Hilfe.',
    today: 'Das hast du heute schon sehr oft getan. Versuche es morgen wieder oder rufe deine Beratung an.',
  },
  de_u: {
    full: 'Mehr passt nicht hinein. Entfernen Sie etwas oder bitten Sie Ihre Beratung um Hilfe.',
    today:
      'Das haben Sie heute schon sehr oft getan. Versuchen Sie es morgen wieder oder rufen Sie Ihre Beratung an.',
  },
}

interface QuotaOwner {
  tenant: KnownTenant
  customer: { id: number }
}

const dayMs = 86_400_000

/** Quantities that are counted separately. Bytes are counted in the same query as documents. */
type CountedQuantity = Exclude<keyof Quotas, 'bytes'>

const dailyQuantities: readonly CountedQuantity[] = ['messages', 'dossiers', 'mails']

const toSqlTimestamp = (moment: Date) => sql`${moment.toISOString()}::timestamptz`

function selectCustomerCount(customerId: number, what: CountedQuantity, now: Date, since: Date): SQL {
  const countRows = (table: PgTable, when: SQL) =>
    sql`select count(*) as amount, 0 as bytes from ${table} where customer_id = ${customerId} and ${when}`
  const held: Record<CountedQuantity, SQL> = {
    documents: sql`select count(*) as amount, coalesce(sum(size), 0) as bytes from ${documents} where customer_id = ${customerId}`,
    appointments: countRows(appointments, sql`start > ${toSqlTimestamp(now)}`),
    messages: countRows(tenantInbox, sql`created_at > ${toSqlTimestamp(since)}`),
    dossiers: countRows(dossiers, sql`requested_at > ${toSqlTimestamp(since)}`),
    mails: countRows(sentMails, sql`sent_at > ${toSqlTimestamp(since)}`),
  }
  return held[what]
}

/** Selects the tenant's count from the table that database triggers maintain. */
const selectTenantCount = (tenantId: number, what: CountedQuantity, since: Date): SQL =>
  sql`select coalesce(sum(amount), 0) as amount, coalesce(sum(bytes), 0) as bytes from ${quotaCounts} where tenant_id = ${tenantId} and kind = ${what} and period > ${toSqlTimestamp(since)}`

/**
 * Rejects additions above a quota of customer or tenant, in the transaction that adds them. A customer's quota is
 * exact; concurrent customers may slightly exceed a tenant's quota.
 * @param more number to add, and their bytes
 * @throws HttpError 429 with a text in the customer's locale
 */
export async function refuseAboveQuota(
  context: Pick<Context, 'config' | 'clock'>,
  db: Database,
  owner: QuotaOwner,
  what: CountedQuantity,
  more = { amount: 1, bytes: 0 },
): Promise<void> {
  await lockCustomer(db, owner.customer.id)
  await refuseAboveQuotaWithLock(context, db, owner, what, more)
}

/** Same as {@link refuseAboveQuota}, for a transaction that has already locked the customer's row. */
export async function refuseAboveQuotaWithLock(
  { config, clock }: Pick<Context, 'config' | 'clock'>,
  db: Database,
  { tenant, customer }: QuotaOwner,
  what: CountedQuantity,
  more = { amount: 1, bytes: 0 },
): Promise<void> {
  const now = clock()
  const since = new Date(now.getTime() - dayMs)
  const own = selectCustomerCount(customer.id, what, now, since)
  const ofTenant = selectTenantCount(tenant.id, what, since)
  const rows = await selectRows<{ owner: 'customer' | 'tenant'; amount: string; bytes: string }>(
    db,
    sql`select 'customer' as owner, own.* from (${own}) own union all select 'tenant', whole.* from (${ofTenant}) whole`,
  )
  const fits = rows.every(
    ({ owner, amount, bytes }) =>
      Number(amount) + more.amount <= config.quotas[owner][what] &&
      Number(bytes) + more.bytes <= config.quotas[owner].bytes,
  )
  if (fits) return
  const [row] = await db
    .select({ language: customers.language })
    .from(customers)
    .where(eq(customers.id, customer.id))
  const language = row?.language ?? 'nl'
  const locale: Locale = tenant.tenant.pronoun === 'JE' ? language : `${language}_u`
  const { today, full } = quotaTexts[locale]
  throw new HttpError(429, { error: 'quota_reached', message: dailyQuantities.includes(what) ? today : full })
}
