import type { Wording } from '@portal/contract/language'
import { eq, type SQL, sql } from 'drizzle-orm'
import type { Context } from '../context.ts'
import type { Database } from '../database/database.ts'
import { appointments } from '../database/tables/appointment.ts'
import { customers } from '../database/tables/customer.ts'
import { documents } from '../database/tables/document.ts'
import { dossiers } from '../database/tables/dossier.ts'
import { mailsSent } from '../database/tables/outbox.ts'
import { tenantInbox } from '../database/tables/tenant-inbox.ts'
import { HttpError } from '../http/http-error.ts'
import type { KnownTenant } from '../tenants/find.ts'
import { quotaTexts } from './texts.ts'

/**
 * What customers and firms have a most of: documents that are there and their bytes, appointments to come; and of a day what goes
 * to the firm (messages, replies, notes, leads, edits), copies of the whole file, and mails to the customer.
 */
export interface Quotas {
  documents: number
  bytes: number
  appointments: number
  messages: number
  dossiers: number
  mails: number
}

/** Whose quotas count. */
interface Owner {
  tenant: KnownTenant
  customer: { id: number }
}

const day = 86_400_000
const passing: readonly (keyof Quotas)[] = ['messages', 'dossiers', 'mails']

/** Rows of customers of a firm, each with what it counts for and whose it is. */
const ofCustomers = (tenantId: number, table: SQL, when: SQL) =>
  sql`select 1 as amount, t.customer_id as owner from ${table} t join ${customers} c on c.id = t.customer_id where c.tenant_id = ${tenantId} and ${when}`

const rowsOf = (tenantId: number, now: Date): Record<keyof Quotas, SQL> => {
  const since = sql`${new Date(now.getTime() - day).toISOString()}::timestamptz`
  const own = sql`from ${documents} where tenant_id = ${tenantId} and customer_id is not null`
  return {
    documents: sql`select 1 as amount, customer_id as owner ${own}`,
    bytes: sql`select size as amount, customer_id as owner ${own}`,
    appointments: ofCustomers(
      tenantId,
      sql`${appointments}`,
      sql`t.start > ${now.toISOString()}::timestamptz`,
    ),
    messages: ofCustomers(tenantId, sql`${tenantInbox}`, sql`t.created_at > ${since}`),
    dossiers: ofCustomers(tenantId, sql`${dossiers}`, sql`t.requested_at > ${since}`),
    mails: ofCustomers(tenantId, sql`${mailsSent}`, sql`t.sent_at > ${since}`),
  }
}

/**
 * Refuses what would be more than a customer or a firm may have. Within the transaction that adds it, so that of what a customer
 * adds side by side each counts; a firm's most may be passed by what its customers add at the same moment.
 * @throws HttpError 429 with a sentence in the customer's wording
 */
export async function refuseAbove(
  { config, clock }: Pick<Context, 'config' | 'clock'>,
  db: Database,
  { tenant, customer }: Owner,
  what: keyof Quotas,
  more = 1,
): Promise<void> {
  const [row] = await db
    .select({ language: customers.language })
    .from(customers)
    .where(eq(customers.id, customer.id))
    .for('no key update')
  const { rows } = (await db.execute(
    sql`select coalesce(sum(amount) filter (where owner = ${customer.id}), 0) as own, coalesce(sum(amount), 0) as whole from (${rowsOf(tenant.id, clock())[what]}) held`,
  )) as unknown as { rows: { own: string; whole: string }[] }
  const held = rows[0] ?? { own: '0', whole: '0' }
  const isWithin =
    Number(held.own) + more <= config.quotas.customer[what] &&
    Number(held.whole) + more <= config.quotas.tenant[what]
  if (isWithin) return
  const language = row?.language ?? 'nl'
  const wording: Wording = tenant.tenant.pronoun === 'JE' ? language : `${language}_u`
  const { today, full } = quotaTexts[wording]
  throw new HttpError(429, { error: 'quota_reached', message: passing.includes(what) ? today : full })
}
