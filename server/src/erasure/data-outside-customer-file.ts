import { sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'

export interface ErasedCustomer {
  customerId: number
  tenantId: number
  tenant: string
  username: string
  email: string | null
}

/** Days during which tenants' systems can read that records were deleted. */
export const tombstoneDays = 30

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

/** SQL condition: the row contains the tenant's own id of the customer or of one of the customer's records. */
const isTenantIdOfCustomer = ({ customerId, tenantId }: Pick<ErasedCustomer, 'customerId' | 'tenantId'>) =>
  sql`(e.tenant_id = ${tenantId} and ((e.kind = 'customer' and e.record_id = ${customerId}) or e.customer in (
    select c.external_id from external_ids c
      where c.tenant_id = ${tenantId} and c.kind = 'customer' and c.record_id = ${customerId})))`

/**
 * Deletes a customer's jobs, demo mails, import errors, and ids in tenants' systems. Must run before the records are
 * deleted.
 */
export async function deleteDataOutsideCustomerFile(
  tx: Database,
  customer: ErasedCustomer,
  now: Date,
): Promise<void> {
  const { tenantId, email, username } = customer
  await deleteCustomerJobs(tx, customer)
  await tx.execute(
    sql`delete from outbox where tenant_id = ${tenantId} and lower("to") in (${email ?? username}, ${username})`,
  )
  await tx.execute(sql`delete from tenant_import_faults f using external_ids e
    where f.tenant_id = ${tenantId} and f.external_id = e.external_id and ${isTenantIdOfCustomer(customer)}`)
  await tx.execute(sql`update external_ids e
    set content_hash = '', deleted_at = coalesce(e.deleted_at, ${now.toISOString()}::timestamptz) where ${isTenantIdOfCustomer(customer)}`)
}

export async function deleteTombstones(
  tx: Database,
  customer: Pick<ErasedCustomer, 'customerId' | 'tenantId'>,
  now: Date,
): Promise<void> {
  const before = new Date(now.getTime() - tombstoneDays * 86_400_000).toISOString()
  await tx.execute(
    sql`delete from external_ids e where e.deleted_at < ${before}::timestamptz and ${isTenantIdOfCustomer(customer)}`,
  )
}
