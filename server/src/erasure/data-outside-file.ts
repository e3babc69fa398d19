import { sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'

/** The erased customer, as other tables identify it. */
export interface ErasedCustomer {
  customerId: number
  tenantId: number
  /** Subdomain of the tenant. */
  tenant: string
  username: string
  email: string | null
}

/** Days during which the tenant's systems can read that records are deleted. */
export const tombstoneDays = 30

/** Deletes queued and finished jobs of the customer in all queues, before the records to which they refer. */
const deleteCustomerJobs = (
  tx: Database,
  { customerId, tenant, username, email }: ErasedCustomer,
): Promise<unknown> =>
  tx.execute(sql`delete from jobs.job j where j.data ->> 'tenant' = ${tenant} and (
    j.data ->> 'customerId' = ${String(customerId)}
    or lower(j.data ->> 'username') in (${username}, ${email ?? username})
    or (j.name in ('dossier', 'dossier-failed')
      and j.data ->> 'id' in (select id::text from dossiers where customer_id = ${customerId}))
    or (j.name = 'push-message'
      and j.data ->> 'deviceId' in (select id::text from push_devices where customer_id = ${customerId})))`)

/** Condition for the tenant's own ids of the customer and of the records in the customer's file. */
const isTenantIdOfCustomer = ({ customerId, tenantId }: Pick<ErasedCustomer, 'customerId' | 'tenantId'>) =>
  sql`(e.tenant_id = ${tenantId} and ((e.kind = 'customer' and e.record_id = ${customerId}) or e.customer in (
    select c.external_id from external_ids c
      where c.tenant_id = ${tenantId} and c.kind = 'customer' and c.record_id = ${customerId})))`

/**
 * Deletes a customer's data outside the file: jobs, mails in a demo's outbox, import errors, and the tenant's ids
 * except those that mark a deletion. Must run before the records are deleted.
 */
export async function deleteDataOutsideFile(tx: Database, leaving: ErasedCustomer, now: Date): Promise<void> {
  const { tenantId, email, username } = leaving
  await deleteCustomerJobs(tx, leaving)
  await tx.execute(
    sql`delete from outbox where tenant_id = ${tenantId} and lower("to") in (${email ?? username}, ${username})`,
  )
  await tx.execute(sql`delete from tenant_import_faults f using external_ids e
    where f.tenant_id = ${tenantId} and f.external_id = e.external_id and ${isTenantIdOfCustomer(leaving)}`)
  await tx.execute(sql`update external_ids e
    set content_hash = '', deleted_at = coalesce(e.deleted_at, ${now.toISOString()}::timestamptz) where ${isTenantIdOfCustomer(leaving)}`)
}

/** Deletes the ids of an erased customer once the tenant's systems had time to read the deletion. */
export async function deleteTombstones(
  tx: Database,
  leaving: Pick<ErasedCustomer, 'customerId' | 'tenantId'>,
  now: Date,
): Promise<void> {
  const before = new Date(now.getTime() - tombstoneDays * 86_400_000).toISOString()
  await tx.execute(
    sql`delete from external_ids e where e.deleted_at < ${before}::timestamptz and ${isTenantIdOfCustomer(leaving)}`,
  )
}
