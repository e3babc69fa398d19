import { sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'

/** Whose traces are removed outside of the tables that name the customer. */
export interface Leaving {
  customerId: number
  tenantId: number
  /** Subdomain of the firm. */
  tenant: string
  username: string
  email: string | null
}

/** How long the firm's systems can read that records are gone, before the ids go too, in days. */
export const tombstoneDays = 30

/** Work that was promised to the customer or is remembered, in whatever queue; it is asked before what it names is gone. */
const dropJobs = (tx: Database, { customerId, tenant, username, email }: Leaving): Promise<unknown> =>
  tx.execute(sql`delete from jobs.job j where j.data ->> 'tenant' = ${tenant} and (
    j.data ->> 'customerId' = ${String(customerId)}
    or lower(j.data ->> 'username') in (${username}, ${email ?? username})
    or (j.name in ('dossier', 'dossier-failed')
      and j.data ->> 'id' in (select id::text from dossiers where customer_id = ${customerId}))
    or (j.name = 'push-message'
      and j.data ->> 'deviceId' in (select id::text from push_devices where customer_id = ${customerId})))`)

/** The firm's own ids of the customer and of what stands in the file. */
const ownIds = ({ customerId, tenantId }: Pick<Leaving, 'customerId' | 'tenantId'>) =>
  sql`(e.tenant_id = ${tenantId} and ((e.kind = 'customer' and e.record_id = ${customerId}) or e.customer in (
    select c.external_id from external_ids c
      where c.tenant_id = ${tenantId} and c.kind = 'customer' and c.record_id = ${customerId})))`

/**
 * Removes what stands of a customer outside of the file: work that waits, readable mails of a demo, faults of imports, and all of the
 * firm's ids but that they are gone. A customer's records have to be there still.
 */
export async function dropLeavings(tx: Database, leaving: Leaving, now: Date): Promise<void> {
  const { tenantId, email, username } = leaving
  await dropJobs(tx, leaving)
  await tx.execute(
    sql`delete from outbox where tenant_id = ${tenantId} and lower("to") in (${email ?? username}, ${username})`,
  )
  await tx.execute(sql`delete from firm_import_faults f using external_ids e
    where f.tenant_id = ${tenantId} and f.external_id = e.external_id and ${ownIds(leaving)}`)
  await tx.execute(sql`update external_ids e
    set content_hash = '', deleted_at = coalesce(e.deleted_at, ${now.toISOString()}::timestamptz) where ${ownIds(leaving)}`)
}

/** Removes the firm's ids of an erased customer once its systems had time to hear that they are gone. */
export async function dropTombstones(
  tx: Database,
  leaving: Pick<Leaving, 'customerId' | 'tenantId'>,
  now: Date,
): Promise<void> {
  const before = new Date(now.getTime() - tombstoneDays * 86_400_000).toISOString()
  await tx.execute(
    sql`delete from external_ids e where e.deleted_at < ${before}::timestamptz and ${ownIds(leaving)}`,
  )
}
