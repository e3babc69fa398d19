import { sql } from 'drizzle-orm'
import type { Database } from '../src/database/database.ts'

/** Word that occurs nowhere else in the demo. */
export const canary = 'kanarie7c1f'

type Row = Record<string, unknown>
const queryRows = async (db: Database, statement: ReturnType<typeof sql>): Promise<Row[]> =>
  ((await db.execute(statement)) as unknown as { rows: Row[] }).rows

/** Columns with fixed words, which rules use to distinguish records. The canary must not replace them. */
const fixedTextColumns = new Set(['tenant_inbox.kind', 'documents.type', 'documents.verdict'])

/** Table to which a column refers, by name of the column. An added row needs a row in that table. */
const parentTableByColumn: Readonly<Record<string, string>> = {
  mortgage_id: 'mortgages',
  damage_id: 'damages',
  lead_id: 'tenant_inbox',
  device_id: 'push_devices',
  news_id: 'news',
}

interface TableColumn {
  name: string
  type: string
  nullable: boolean
  isGenerated: boolean
}

const listColumns = async (db: Database, table: string): Promise<TableColumn[]> =>
  (await queryRows(
    db,
    sql`select column_name as name, data_type as type, is_nullable = 'YES' as nullable,
      (is_identity = 'YES' or column_default is not null) as "isGenerated"
      from information_schema.columns where table_schema = 'public' and table_name = ${table}`,
  )) as unknown as TableColumn[]

/** Returns a value of a type, which contains the canary if possible. */
const toCanaryValue = (type: string) => {
  if (type === 'text') return sql`${canary} || md5(random()::text)`
  if (type === 'jsonb') return sql`jsonb_build_object('a', ${canary}::text)`
  if (type === 'ARRAY') return sql`array[${canary}]`
  if (type === 'uuid') return sql`gen_random_uuid()`
  if (type === 'date' || type.startsWith('timestamp')) return sql`now()`
  if (type === 'bigint') return sql`1000000000`
  return type === 'boolean' ? sql`false` : sql`1`
}

const selectParentId = (column: string, customerId: number, tenantId: number) => {
  const parent = parentTableByColumn[column]
  if (parent)
    return sql`(select id from ${sql.identifier(parent)} where customer_id = ${customerId} order by id limit 1)`
  if (column === 'person_id')
    return sql`(select coalesce(min(id) filter (where id <> ${customerId}), ${customerId}) from customers where tenant_id = ${tenantId})`
  if (column === 'import_id') return sql`(select max(id) from tenant_imports where tenant_id = ${tenantId})`
  if (column === 'type_id') return sql`(select min(id) from appointment_types where tenant_id = ${tenantId})`
  if (column === 'resource_id') return sql`(select min(id) from resources where tenant_id = ${tenantId})`
  return null
}

/** Ensures that a table has a row of the customer. */
async function ensureCustomerRow(
  db: Database,
  table: string,
  customerId: number,
  tenantId: number,
): Promise<void> {
  const [existingRow] = await queryRows(
    db,
    sql`select 1 as one from ${sql.identifier(table)} where customer_id = ${customerId} limit 1`,
  )
  if (existingRow) return
  const requiredColumns = (await listColumns(db, table)).filter(
    ({ name, nullable, isGenerated }) =>
      name === 'customer_id' ||
      name === 'tenant_id' ||
      (!nullable && !isGenerated) ||
      name in parentTableByColumn,
  )
  const values = requiredColumns.map(({ name, type }) => {
    if (name === 'customer_id') return sql`${customerId}`
    if (name === 'tenant_id') return sql`${tenantId}`
    return selectParentId(name, customerId, tenantId) ?? toCanaryValue(type)
  })
  const names = requiredColumns.map(({ name }) => sql.identifier(name))
  await db.execute(
    sql`insert into ${sql.identifier(table)} (${sql.join(names, sql`, `)}) values (${sql.join(values, sql`, `)})`,
  )
}

/** Writes the canary into every text and JSON column of a customer's rows in a table. */
async function writeCanary(db: Database, table: string, customerId: number): Promise<void> {
  const assignments = (await listColumns(db, table))
    .filter(({ name, type }) => ['text', 'jsonb'].includes(type) && !fixedTextColumns.has(`${table}.${name}`))
    .map(({ name, type }) => {
      const column = sql.identifier(name)
      if (type === 'text') return sql`${column} = ${canary} || md5(random()::text)`
      if (name === 'attachments')
        return sql`${column} = jsonb_build_array(jsonb_build_object('name', ${canary}::text, 'mimeType', 'text/plain', 'inline', false,
          'fileKey', ${canary} || md5(random()::text)))`
      return sql`${column} = case jsonb_typeof(${column}) when 'array' then ${column} || to_jsonb(${canary}::text)
        else coalesce(${column}, '{}') || jsonb_build_object('last_name', ${canary}::text, 'phone', ${canary}::text) end`
    })
  if (assignments.length === 0) return
  const owner = sql.identifier(table === 'customers' ? 'id' : 'customer_id')
  await db.execute(
    sql`update ${sql.identifier(table)} set ${sql.join(assignments, sql`, `)} where ${owner} = ${customerId}`,
  )
}

/** Lists the tables with customer data, parents before children. */
export async function listCustomerTables(db: Database): Promise<string[]> {
  const parentTables = ['mortgages', 'damages', 'tenant_inbox', 'sessions', 'news', 'push_devices']
  const tableRows = await queryRows(
    db,
    sql`select distinct table_name as name from information_schema.columns
      where table_schema = 'public' and column_name = 'customer_id' order by 1`,
  )
  const names = tableRows.map(({ name }) => String(name))
  return [...parentTables, ...names.filter((name) => !parentTables.includes(name))]
}

/** Writes the canary into every field of every table of a customer. */
export async function writeCanaryEverywhere(
  db: Database,
  customerId: number,
  tenantId: number,
): Promise<void> {
  const tables = (await listCustomerTables(db)).filter((table) => table !== 'erasures')
  await db.execute(
    sql`insert into tenant_imports (tenant_id, key_name, scopes, source, format, bytes, counts, created_at)
      values (${tenantId}, 'test', '{}', '', 'ndjson', 1, '{}', now())`,
  )
  for (const table of tables) await ensureCustomerRow(db, table, customerId, tenantId)
  for (const table of ['customers', ...tables]) await writeCanary(db, table, customerId)
}

export async function findTablesWithCanary(db: Database): Promise<string[]> {
  const tables = await queryRows(
    db,
    sql`select table_schema as schema, table_name as name from information_schema.tables
      where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema') order by 1, 2`,
  )
  const tablesWithCanary: string[] = []
  for (const { schema, name } of tables) {
    const table = sql`${sql.identifier(String(schema))}.${sql.identifier(String(name))}`
    const [row] = await queryRows(
      db,
      sql`select count(*)::int as many from ${table} t where t::text like ${`%${canary}%`}`,
    )
    if (Number(row?.many) > 0) tablesWithCanary.push(String(name))
  }
  return tablesWithCanary
}
