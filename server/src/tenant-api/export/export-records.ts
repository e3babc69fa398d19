import {
  type TenantRecordKind,
  tenantRecordKinds,
  tenantRecords,
} from '@portal/contract/tenant-api/tenant-records'
import { and, asc, eq } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Database } from '../../database/database.ts'
import { getLinkedRecordKind } from '../apply/known-records.ts'
import { readLenderRegister } from '../apply/lender-register.ts'
import { storedRecordKinds, type TenantOwnedKind } from '../stored/stored-record-kinds.ts'
import { getLenderCodes, toRecordData } from '../stored/stored-record-row.ts'

/** Kinds of exported records, in storage order. Appointments belong to the tenant and are not exported. */
const exportedRecordKinds = tenantRecordKinds.filter(
  (kind): kind is TenantOwnedKind =>
    kind === 'customer' ||
    (kind !== 'appointment' &&
      ['customer', 'either'].includes(tenantRecords[kind as TenantRecordKind].belongsTo)),
)

/** Fields about contacts and access. The export omits them, because they concern one tenant only. */
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

const pickExportableData = (kind: TenantOwnedKind, data: Readonly<Record<string, unknown>>) =>
  kind === 'customer'
    ? Object.fromEntries(Object.entries(data).filter(([field]) => !tenantOnlyFields.has(field)))
    : data

type ExportedRow = Readonly<Record<string, unknown>>

/** Returns the fields of a record's files; null if the record needs a file that is missing. */
export type GetFileFields = (
  kind: TenantOwnedKind,
  row: ExportedRow,
) => Readonly<Record<string, unknown>> | null

interface ExportOptions {
  customerId: number
  /** Prefix of ids, which makes ids of different tenants differ. */
  prefix: string
  getFileFields: GetFileFields
}

async function readCustomerRows(
  db: Database,
  kind: TenantOwnedKind,
  customerId: number,
): Promise<ExportedRow[]> {
  const { table, key, fixed } = storedRecordKinds[kind]
  const columns = table as unknown as Record<string, PgColumn>
  const owner = kind === 'customer' ? key : (columns.customerId as PgColumn)
  const own = [eq(owner, customerId)]
  for (const [name, value] of Object.entries(fixed)) own.push(eq(columns[name] as PgColumn, value))
  return (await db
    .select()
    .from(table)
    .where(and(...own))
    .orderBy(asc(key))) as ExportedRow[]
}

/** Yields a customer's records in storage order. Links to records that are not exported are omitted. */
export async function* exportCustomerRecords(
  db: Database,
  { customerId, prefix, getFileFields }: ExportOptions,
): AsyncGenerator<object> {
  const lenders = await readLenderRegister(db)
  const createExportId = (kind: string, number: unknown) => `${prefix}-${kind.replaceAll('_', '-')}-${number}`
  const exportedIds = new Set<string>()
  const customer = createExportId('customer', customerId)

  function createRecordLinks(kind: TenantOwnedKind, row: ExportedRow): ExportedRow {
    const toExportedIds = (member: string) => (number: unknown) => {
      const id = createExportId(getLinkedRecordKind(kind, member), number)
      return exportedIds.has(id) ? [id] : []
    }
    return Object.fromEntries(
      Object.entries(storedRecordKinds[kind].links).flatMap(([member, column]): [string, unknown][] => {
        const linkedNumbers = [row[column] ?? []].flat()
        const ids = linkedNumbers.flatMap(toExportedIds(member))
        if (ids.length === 0) return []
        return [[member, Array.isArray(row[column]) ? ids : ids[0]]]
      }),
    )
  }

  for (const kind of exportedRecordKinds)
    for (const row of await readCustomerRows(db, kind, customerId)) {
      const files = getFileFields(kind, row)
      if (!files) continue
      const id = createExportId(kind, row[storedRecordKinds[kind].key.name])
      exportedIds.add(id)
      const names = kind === 'mortgage' ? getLenderCodes(row, lenders) : {}
      yield {
        kind,
        id,
        ...(kind !== 'customer' && { customer }),
        ...createRecordLinks(kind, row),
        data: { ...pickExportableData(kind, toRecordData(kind, row)), ...names, ...files },
      }
    }
}
