import { tenantRecords } from '@portal/contract/tenant-api/records'
import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Lenders } from '../apply/lenders.ts'
import type { Sent } from '../sent.ts'
import { storedKinds } from './kinds.ts'
import type { OwnKind, Stored } from './stored.ts'

type Row = Record<string, unknown>

const columnsOf = new WeakMap<Stored, Record<string, PgColumn>>()

function columnOf(stored: Stored, name: string): PgColumn {
  const columns = columnsOf.get(stored) ?? (getTableColumns(stored.table) as Record<string, PgColumn>)
  columnsOf.set(stored, columns)
  const column = columns[name]
  if (!column) throw new TypeError(`there is no column ${name}`)
  return column
}

/** Whether a column has a time. */
const holdsMoment = (column: PgColumn) => column.dataType === 'date'

/** Empty value of a column; undefined for the database default. */
const emptyOf = (column: PgColumn, now: Date): unknown => {
  if (!column.notNull) return null
  return holdsMoment(column) ? now : column.default
}

function columnValues(stored: Stored, data: Row, kept: readonly string[], now: Date): Row {
  const entries = Object.entries(stored.columns).flatMap(([field, name]) => {
    const value = data[field]
    const column = columnOf(stored, name)
    if (value === undefined && kept.includes(field)) return []
    if (value === undefined || value === null) return [[name, emptyOf(column, now)]]
    return [[name, holdsMoment(column) ? new Date(String(value)) : value]]
  })
  return Object.fromEntries(entries)
}

const factsIn = (stored: Stored, data: Row): Row =>
  Object.fromEntries(
    Object.entries(data).filter(
      ([field, value]) =>
        value !== null &&
        value !== undefined &&
        !(field in stored.columns) &&
        !stored.separateFields.includes(field),
    ),
  )

/** Row of a new record, without links and files. */
export function newRow(kind: OwnKind, data: NonNullable<Sent['data']>, now: Date): Row {
  const stored = storedKinds[kind]
  return {
    ...columnValues(stored, data, [], now),
    ...(stored.facts && { facts: factsIn(stored, data) }),
    ...stored.fixed,
  }
}

/** Stored facts that are kept when absent. */
function keptFacts(stored: Stored, data: Row, kept: readonly string[]): SQL | Row {
  const facts = factsIn(stored, data)
  const stays = kept.filter((field) => !(field in stored.columns) && data[field] === undefined)
  if (stays.length === 0) return facts
  const names = sql.join(
    stays.map((field) => sql`${field}`),
    sql`, `,
  )
  const column = columnOf(stored, 'facts')
  return sql`${JSON.stringify(facts)}::jsonb || (select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(${column}) where key in (${names}))`
}

/** Changed columns of a stored record; kept fields stay when absent. */
export function changedRow(kind: OwnKind, data: NonNullable<Sent['data']>, now: Date): Row {
  const stored = storedKinds[kind]
  const { kept } = tenantRecords[kind]
  return {
    ...columnValues(stored, data, kept, now),
    ...(stored.facts && { facts: keptFacts(stored, data, kept) }),
    ...stored.fixed,
  }
}

/** Data of a record as sent, from its row; empty fields are omitted. */
export function dataOf(kind: OwnKind, row: Row): Row {
  const stored = storedKinds[kind]
  const entries = Object.entries(stored.columns).flatMap(([field, name]) => {
    const value = row[name]
    if (value === null || value === undefined) return []
    return [[field, value instanceof Date ? value.toISOString() : value]]
  })
  return { ...(stored.facts && (row.facts as Row)), ...Object.fromEntries(entries) }
}

/** Lender and product of a mortgage by their external codes, from its row. */
export function lenderNames({ lenderId, labelId }: Row, lenders: Lenders): Row {
  const lender = typeof lenderId === 'number' ? lenders.codeOf(lenderId) : undefined
  const product = typeof labelId === 'number' ? lenders.productOf(labelId) : undefined
  return { ...(lender && { lender }), ...(product && { product }) }
}
