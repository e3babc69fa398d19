import {
  type TenantRecordKind,
  tenantRecordKinds,
  tenantRecords,
} from '@portal/contract/tenant-api/tenant-records'
import { sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { selectRows } from '../../database/select-rows.ts'
import { externalIds } from '../../database/tables/tenant-api.ts'
import type { SentRecord } from '../sent-record.ts'

export interface KnownRecord {
  recordId: number
  customer: string | null
  contentHash: string
  deleted: boolean
}

export const getRecordKey = (kind: string, id: string): string => `${kind} ${id}`

export const getLinkedRecordKind = (kind: TenantRecordKind, member: string): string =>
  tenantRecords[kind].links[member]?.kind ?? ''

export type KnownRecords = Awaited<ReturnType<typeof findKnownRecords>>

/** Lists the ids of the records, of their customers, and of linked records. */
function listReferencedIds(records: readonly SentRecord[]): object[] {
  const pairs = new Map<string, { kind: string; id: string }>()
  const addPair = (kind: string, id: string) => pairs.set(getRecordKey(kind, id), { kind, id })
  for (const { kind, id, customer, links: members } of records) {
    addPair(kind, id)
    if (customer !== null) addPair('customer', customer)
    for (const [member, ids] of Object.entries(members))
      for (const one of [ids ?? []].flat()) addPair(getLinkedRecordKind(kind, member), one)
  }
  return [...pairs.values()]
}

const singlePerCustomerKindsSql = sql.join(
  tenantRecordKinds.filter((kind) => 'onePerCustomer' in tenantRecords[kind]).map((kind) => sql`${kind}`),
  sql`, `,
)

/**
 * Looks up the external ids of the sent records, their customers and linked records, and of each customer's only record
 * of a kind.
 */
export async function findKnownRecords(tx: Database, tenantId: number, records: readonly SentRecord[]) {
  const pairs = JSON.stringify(listReferencedIds(records))
  const customers = JSON.stringify([...new Set(records.flatMap(({ customer }) => customer ?? []))])
  const columns = sql`e.kind, e.external_id as id, e.customer, e.record_id as "recordId", e.content_hash as "contentHash", e.deleted_at is not null as deleted`
  const rows = await selectRows<KnownRecord & { kind: string; id: string }>(
    tx,
    sql`
    select ${columns} from jsonb_to_recordset(${pairs}::jsonb) as n(kind text, id text)
      join ${externalIds} e on e.tenant_id = ${tenantId} and e.kind = n.kind and e.external_id = n.id
    union
    select ${columns} from jsonb_array_elements_text(${customers}::jsonb) as c(id)
      join ${externalIds} e on e.tenant_id = ${tenantId} and e.customer = c.id
      where e.kind in (${singlePerCustomerKindsSql}) and e.deleted_at is null`,
  )
  const known = new Map<string, KnownRecord>()
  const singles = new Map<string, string>()
  for (const { kind, id, ...record } of rows) {
    known.set(getRecordKey(kind, id), record)
    if (!record.deleted && record.customer !== null) singles.set(getRecordKey(kind, record.customer), id)
  }
  return {
    get: (kind: string, id: string) => known.get(getRecordKey(kind, id)),
    set: (kind: string, id: string, one: KnownRecord) => void known.set(getRecordKey(kind, id), one),
    /** Returns the id that the tenant's system gave to the customer's only record of a kind. */
    findSingleId: (kind: string, customer: string) => singles.get(getRecordKey(kind, customer)),
  }
}
