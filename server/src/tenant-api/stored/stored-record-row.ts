import { tenantRecords } from '@portal/contract/tenant-api/tenant-records'
import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { LenderRegister } from '../apply/lender-register.ts'
import type { SentRecord } from '../sent-record.ts'
import { type StoredRecordKind, storedRecordKinds, type TenantOwnedKind } from './stored-record-kinds.ts'

type RecordRow = Record<string, unknown>

/** Drizzle's 'date' is a timestamp. */
const isDateTimeColumn = (column: PgColumn) => column.dataType === 'date'

/** Returns the value of a column whose field is empty; undefined if the database sets its default. */
const getEmptyValue = (column: PgColumn, now: Date): unknown => {
  if (!column.notNull) return null
  return isDateTimeColumn(column) ? now : column.default
}

function toColumnValues(
  stored: StoredRecordKind,
  data: RecordRow,
  keptFields: readonly string[],
  now: Date,
): RecordRow {
  const entries = Object.entries(stored.columns).flatMap(([field, name]) => {
    const value = data[field]
    const column = stored.tableColumns[name]
    if (!column || (value === undefined && keptFields.includes(field))) return []
    if (value === undefined || value === null) return [[name, getEmptyValue(column, now)]]
    return [[name, isDateTimeColumn(column) ? new Date(String(value)) : value]]
  })
  return Object.fromEntries(entries)
}

const extractFacts = (stored: StoredRecordKind, data: RecordRow): RecordRow =>
  Object.fromEntries(
    Object.entries(data).filter(
      ([field, value]) =>
        value !== null &&
        value !== undefined &&
        !(field in stored.columns) &&
        !stored.separateFields.includes(field),
    ),
  )

/** Creates the columns of a new row, without links and files. */
export function createRecordRow(
  kind: TenantOwnedKind,
  data: NonNullable<SentRecord['data']>,
  now: Date,
): RecordRow {
  const stored = storedRecordKinds[kind]
  return {
    ...toColumnValues(stored, data, [], now),
    ...(stored.facts && { facts: extractFacts(stored, data) }),
    ...stored.fixed,
  }
}

/** Returns the sent facts, together with those stored facts in `keptFields` that the tenant did not send. */
function mergeKeptFacts(
  stored: StoredRecordKind,
  data: RecordRow,
  keptFields: readonly string[],
): SQL | RecordRow {
  const facts = extractFacts(stored, data)
  const stays = keptFields.filter((field) => !(field in stored.columns) && data[field] === undefined)
  if (stays.length === 0) return facts
  const names = sql.join(
    stays.map((field) => sql`${field}`),
    sql`, `,
  )
  return sql`${JSON.stringify(facts)}::jsonb || (select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(${stored.tableColumns.facts}) where key in (${names}))`
}

/** Creates the changed columns of a row. The kind's `keptFields` stay if `data` does not contain them. */
export function createRecordRowChanges(
  kind: TenantOwnedKind,
  data: NonNullable<SentRecord['data']>,
  now: Date,
): RecordRow {
  const stored = storedRecordKinds[kind]
  const { keptFields } = tenantRecords[kind]
  return {
    ...toColumnValues(stored, data, keptFields, now),
    ...(stored.facts && { facts: mergeKeptFacts(stored, data, keptFields) }),
    ...stored.fixed,
  }
}

/** Converts a row to the format in which tenants send records; omits empty fields. */
export function toRecordData(kind: TenantOwnedKind, row: RecordRow): RecordRow {
  const stored = storedRecordKinds[kind]
  const entries = Object.entries(stored.columns).flatMap(([field, name]) => {
    const value = row[name]
    if (value === null || value === undefined) return []
    return [[field, value instanceof Date ? value.toISOString() : value]]
  })
  return { ...(stored.facts && (row.facts as RecordRow)), ...Object.fromEntries(entries) }
}

export function getLenderCodes({ lenderId, labelId }: RecordRow, lenders: LenderRegister): RecordRow {
  const lender = typeof lenderId === 'number' ? lenders.findLenderCode(lenderId) : undefined
  const product = typeof labelId === 'number' ? lenders.findProductNumber(labelId) : undefined
  return { ...(lender && { lender }), ...(product && { product }) }
}
