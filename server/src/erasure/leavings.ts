import { sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'

/** A customer whose data outside the customers' tables is deleted. */
export interface Leaving {
  customerId: number
  tenantId: number
  /** Subdomain of the tenant. */
  tenant: string
  username: string
  email: string | null
}

/** Days during which the tenant's systems can read that records are deleted. */
export const tombstoneDays = 30

/** Deletes queued and remembered jobs of the customer in all queues, before the records that they name. */
const dropJobs = (tx: Database, { customerId, tenant, username, email }: Leaving): Promise<unknown> =>
  tx.execute(sql`delete from jobs.job j where j.data ->> 'tenant' = ${tenant} and (
    j.data ->> 'customerId' = ${String(customerId)}
    or lower(j.data ->> 'username') in (${username}, ${email ?? username})
    or (j.name in ('dossier', 'dossier-failed')
      and j.data ->> 'id' in (select id::text from dossiers where customer_id = ${customerId}))
    or (j.name = 'push-message'
      and j.data ->> 'deviceId' in (select id::text from push_devices where customer_id = ${customerId})))`)

/** The tenant's own ids of the customer and of the file's records. */
const ownIds = ({ customerId, tenantId }: Pick<Leaving, 'customerId' | 'tenantId'>) =>
  sql`(e.tenant_id = ${tenantId} and ((e.kind = 'customer' and e.record_id = ${customerId}) or e.customer in (
    select c.external_id from external_ids c
      where c.tenant_id = ${tenantId} and c.kind = 'customer' and c.record_id = ${customerId})))`

/**
 * Deletes a customer's data outside the file: jobs, a demo's mails, import errors, and the tenant's ids except for
 * deletion marks. Must run before the records are deleted.
 */
export async function dropLeavings(tx: Database, leaving: Leaving, now: Date): Promise<void> {
  const { tenantId, email, username } = leaving
  await dropJobs(tx, leaving)
  await tx.execute(
    sql`delete from outbox where tenant_id = ${tenantId} and lower("to") in (${email ?? username}, ${username})`,
  )
  await tx.execute(sql`delete from tenant_import_faults f using external_ids e
    where f.tenant_id = ${tenantId} and f.external_id = e.external_id and ${ownIds(leaving)}`)
  await tx.execute(sql`update external_ids e
    set content_hash = '', deleted_at = coalesce(e.deleted_at, ${now.toISOString()}::timestamptz) where ${ownIds(leaving)}`)
}

/** Deletes the ids of an erased customer after the tenant's systems had time to read the deletion. */
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
