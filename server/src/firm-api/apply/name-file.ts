import { firmKinds, firmRecords } from '@portal/contract/firm-api/records'
import { sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { externalIds } from '../../database/tables/firm-api.ts'
import { storedKinds } from '../stored/kinds.ts'
import type { OwnKind } from '../stored/stored.ts'

/** Kinds of which a customer may have several, in tables of their own. */
const kinds = firmKinds.filter(
  (kind): kind is OwnKind =>
    ['customer', 'either'].includes(firmRecords[kind].of) && !('single' in firmRecords[kind]),
)

/**
 * Gives every record of a customer that has no id of the firm one by its number, as triggers do for what is added later: for a
 * customer who was there before the firm had an id for it.
 */
export async function nameFile(
  tx: Database,
  tenantId: number,
  { customerId, customer }: { customerId: number; customer: string },
): Promise<void> {
  const unnamed = kinds.map((kind) => {
    const { table, fixed } = storedKinds[kind]
    const ofKind = 'kind' in fixed ? sql`and t.kind = ${String(fixed.kind)}` : sql``
    return sql`select ${kind}::text as kind, t.id from ${table} t where t.customer_id = ${customerId} ${ofKind}`
  })
  await tx.execute(sql`insert into ${externalIds} (tenant_id, kind, external_id, customer, record_id, content_hash)
    select ${tenantId}::integer, u.kind, 'portal:' || u.id, ${customer}::text, u.id, ''
      from (${sql.join(unnamed, sql` union all `)}) u
      where not exists (select from ${externalIds} e
        where e.tenant_id = ${tenantId} and e.kind = u.kind and e.record_id = u.id and e.deleted_at is null)
    on conflict do nothing`)
}
