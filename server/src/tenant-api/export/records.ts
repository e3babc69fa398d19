import {
  type TenantRecordKind,
  tenantRecordKinds,
  tenantRecords,
} from '@portal/contract/tenant-api/tenant-records'
import { and, asc, eq } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Database } from '../../database/database.ts'
import { readLenders } from '../apply/lenders.ts'
import { getLinkKind } from '../apply/plan.ts'
import { storedKinds } from '../stored/kinds.ts'
import type { OwnKind } from '../stored/stored.ts'
import { getLenderCodes, toRecordData } from '../stored/stored-record-row.ts'

/** Kinds of records about one customer, in storage order. Appointments belong to a tenant's agenda and are excluded. */
const kindsOfCustomer = tenantRecordKinds.filter(
  (kind): kind is OwnKind =>
    kind === 'customer' ||
    (kind !== 'appointment' && ['customer', 'either'].includes(tenantRecords[kind as TenantRecordKind].of)),
)

/** Fields of a customer that only concern one tenant: contacts and access. */
const tenantOnlyFields: ReadonlySet<string> = new Set([
  'account_manager',
  'advisor',
  'can_update_partner',
  'can_update_self',
  'file_locked',
  'has_access',
  'has_left',
  'invitation_token',
  'last_submitted_portal_invitation_date',
  'office_id',
  'product_labels',
  'two_factor',
])

/** Data of a record that is meaningful to another tenant. */
const exportableData = (kind: OwnKind, data: Readonly<Record<string, unknown>>) =>
  kind === 'customer'
    ? Object.fromEntries(Object.entries(data).filter(([field]) => !tenantOnlyFields.has(field)))
    : data

type Row = Readonly<Record<string, unknown>>

/** File fields of a row for an export; null if the record needs a file that is missing. */
export type FilesOf = (kind: OwnKind, row: Row) => Readonly<Record<string, unknown>> | null

interface ExportOptions {
  customerId: number
  /** Prefix of ids, so that those of several tenants do not collide. */
  prefix: string
  filesOf: FilesOf
}

async function readRows(db: Database, kind: OwnKind, customerId: number): Promise<Row[]> {
  const { table, key, fixed } = storedKinds[kind]
  const columns = table as unknown as Record<string, PgColumn>
  const owner = kind === 'customer' ? key : (columns.customerId as PgColumn)
  const own = [eq(owner, customerId)]
  for (const [name, value] of Object.entries(fixed)) own.push(eq(columns[name] as PgColumn, value))
  return (await db
    .select()
    .from(table)
    .where(and(...own))
    .orderBy(asc(key))) as Row[]
}

/** A customer's file as tenant API records, in storage order. Links to records outside the export are omitted. */
export async function* exportCustomerRecords(
  db: Database,
  { customerId, prefix, filesOf }: ExportOptions,
): AsyncGenerator<object> {
  const lenders = await readLenders(db)
  const idOf = (kind: string, number: unknown) => `${prefix}-${kind.replaceAll('_', '-')}-${number}`
  const exportedIds = new Set<string>()
  const customer = idOf('customer', customerId)

  function linksOf(kind: OwnKind, row: Row): Row {
    const known = (member: string) => (number: unknown) => {
      const id = idOf(getLinkKind(kind, member), number)
      return exportedIds.has(id) ? [id] : []
    }
    return Object.fromEntries(
      Object.entries(storedKinds[kind].links).flatMap(([member, column]): [string, unknown][] => {
        const named = [row[column] ?? []].flat()
        const ids = named.flatMap(known(member))
        if (ids.length === 0) return []
        return [[member, Array.isArray(row[column]) ? ids : ids[0]]]
      }),
    )
  }

  for (const kind of kindsOfCustomer)
    for (const row of await readRows(db, kind, customerId)) {
      const files = filesOf(kind, row)
      if (!files) continue
      const id = idOf(kind, row[storedKinds[kind].key.name])
      exportedIds.add(id)
      const names = kind === 'mortgage' ? getLenderCodes(row, lenders) : {}
      yield {
        kind,
        id,
        ...(kind !== 'customer' && { customer }),
        ...linksOf(kind, row),
        data: { ...exportableData(kind, toRecordData(kind, row)), ...names, ...files },
      }
    }
}
