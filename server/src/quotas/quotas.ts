import type { Wording } from '@portal/contract/language'
import { eq, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Context } from '../context.ts'
import type { Database } from '../database/database.ts'
import { appointments } from '../database/tables/appointment.ts'
import { customers } from '../database/tables/customer.ts'
import { documents } from '../database/tables/document.ts'
import { dossiers } from '../database/tables/dossier.ts'
import { mailsSent } from '../database/tables/outbox.ts'
import { quotaCounts } from '../database/tables/quota-count.ts'
import { tenantInbox } from '../database/tables/tenant-inbox.ts'
import { HttpError } from '../http/http-error.ts'
import type { KnownTenant } from '../tenants/find.ts'
import { quotaTexts } from './texts.ts'

/**
 * Quotas of customers and tenants: documents with bytes, future appointments; per day messages of all kinds, copies of
 * the file, and mails.
 */
export interface Quotas {
  documents: number
  bytes: number
  appointments: number
  messages: number
  dossiers: number
  mails: number
}

/** Owner of a quota. */
interface Owner {
  tenant: KnownTenant
  customer: { id: number }
}

const day = 86_400_000

/** Counted quantities. */
type Counted = Exclude<keyof Quotas, 'bytes'>

const passing: readonly Counted[] = ['messages', 'dossiers', 'mails']

const after = (moment: Date) => sql`${moment.toISOString()}::timestamptz`

/** A customer's counts from the rows. */
function heldByCustomer(customerId: number, what: Counted, now: Date, since: Date): SQL {
  const rows = (table: PgTable, when: SQL) =>
    sql`select count(*) as amount, 0 as bytes from ${table} where customer_id = ${customerId} and ${when}`
  const held: Record<Counted, SQL> = {
    documents: sql`select count(*) as amount, coalesce(sum(size), 0) as bytes from ${documents} where customer_id = ${customerId}`,
    appointments: rows(appointments, sql`start > ${after(now)}`),
    messages: rows(tenantInbox, sql`created_at > ${after(since)}`),
    dossiers: rows(dossiers, sql`requested_at > ${after(since)}`),
    mails: rows(mailsSent, sql`sent_at > ${after(since)}`),
  }
  return held[what]
}

/** A tenant's counts from those that triggers maintain. */
const heldByTenant = (tenantId: number, what: Counted, since: Date): SQL =>
  sql`select coalesce(sum(amount), 0) as amount, coalesce(sum(bytes), 0) as bytes from ${quotaCounts} where tenant_id = ${tenantId} and kind = ${what} and period > ${after(since)}`

/**
 * Rejects exceeding a customer's or tenant's quota. Runs within the adding transaction, so that a customer's concurrent
 * additions count; a tenant's quota may be slightly exceeded by concurrent additions of its customers. A tenant's day
 * is counted by whole hours, and appointments by whole days.
 * @param more number to add, and their bytes
 * @throws HttpError 429 with a sentence in the customer's wording
 */
export async function refuseAbove(
  context: Pick<Context, 'config' | 'clock'>,
  db: Database,
  owner: Owner,
  what: Counted,
  more = { amount: 1, bytes: 0 },
): Promise<void> {
  await db
    .select({ id: customers.id })
    .from(customers)
    .where(eq(customers.id, owner.customer.id))
    .for('no key update')
  await refuseAboveLocked(context, db, owner, what, more)
}

/** As `refuseAbove`, if the transaction already locked the customer's row. */
export async function refuseAboveLocked(
  { config, clock }: Pick<Context, 'config' | 'clock'>,
  db: Database,
  { tenant, customer }: Owner,
  what: Counted,
  more = { amount: 1, bytes: 0 },
): Promise<void> {
  const now = clock()
  const since = new Date(now.getTime() - day)
  const own = heldByCustomer(customer.id, what, now, since)
  const ofTenant = heldByTenant(tenant.id, what, since)
  const { rows } = (await db.execute(
    sql`select 'customer' as owner, own.* from (${own}) own union all select 'tenant', whole.* from (${ofTenant}) whole`,
  )) as unknown as { rows: { owner: 'customer' | 'tenant'; amount: string; bytes: string }[] }
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
  const wording: Wording = tenant.tenant.pronoun === 'JE' ? language : `${language}_u`
  const { today, full } = quotaTexts[wording]
  throw new HttpError(429, { error: 'quota_reached', message: passing.includes(what) ? today : full })
}
