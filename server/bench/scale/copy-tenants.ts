import { sql } from 'drizzle-orm'
import type { Database } from '../../src/database/database.ts'

/**
 * The copied tenants' record ids increase by this number per tenant. It is higher than any id of the original tenant.
 */
const recordIdOffset = 100_000

interface CopiedColumn {
  table: string
  column: string
  /**
   * How the copy changes the value: to the id of the new tenant, to a number with an offset, to a text with a suffix,
   * or not at all.
   */
  becomes: 'tenant' | 'number' | 'text' | 'same'
}

async function readTenantColumns(db: Database): Promise<Map<string, CopiedColumn[]>> {
  const { rows } = (await db.execute(sql`
    with grown as (
      select c.oid, c.relname from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname = 'public' and c.relkind = 'r'
        and exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'tenant_id' and not a.attisdropped)),
    linked as (
      select conrelid, unnest(conkey) as attnum from pg_constraint
      where contype = 'f' and confrelid in (select oid from grown)),
    sole as (select indrelid, indkey[0] as attnum from pg_index where indisunique and indnatts = 1)
    select g.relname as "table", a.attname as "column",
      case when a.attname = 'tenant_id' then 'tenant'
        when a.atttypid = 'int4'::regtype and (a.attname = 'id' or exists (
          select from linked l where l.conrelid = g.oid and l.attnum = a.attnum)) then 'number'
        when a.atttypid = 'text'::regtype and exists (
          select from sole s where s.indrelid = g.oid and s.attnum = a.attnum) then 'text'
        else 'same' end as becomes
    from grown g join pg_attribute a on a.attrelid = g.oid
    where a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    order by g.relname, a.attnum`)) as unknown as { rows: CopiedColumn[] }
  const tables = new Map<string, CopiedColumn[]>()
  for (const row of rows) tables.set(row.table, [...(tables.get(row.table) ?? []), row])
  return tables
}

const toCopiedValue = ({ column, becomes }: CopiedColumn) => {
  const own = sql`t.${sql.identifier(column)}`
  if (becomes === 'tenant') return sql`${own} + k * 100`
  if (becomes === 'number') return sql`${own} + k * ${sql.raw(String(recordIdOffset))}`
  return becomes === 'text' ? sql`${own} || '-' || k` : own
}

/** Copies all data of the only tenant for each new tenant. */
export async function copyTenants(db: Database, tenants: number): Promise<void> {
  const tables = await readTenantColumns(db)
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`)
    await tx.execute(sql`set local statement_timeout = 0`)
    await tx.execute(sql`insert into tenants overriding system value
      select (jsonb_populate_record(t, jsonb_build_object('id', t.id + k * 100, 'subdomain', 'tenant' || k, 'code', 'TENANT' || k))).*
      from tenants t, generate_series(1, ${tenants}::int) k where t.id = (select min(id) from tenants)`)
    for (const [table, columns] of tables) {
      const names = sql.join(
        columns.map(({ column }) => sql.identifier(column)),
        sql`, `,
      )
      const values = sql.join(columns.map(toCopiedValue), sql`, `)
      await tx.execute(sql`insert into ${sql.identifier(table)} (${names}) overriding system value
        select ${values} from ${sql.identifier(table)} t, generate_series(1, ${tenants}::int) k
        where t.tenant_id = (select min(id) from tenants)`)
    }
  })
  await db.execute(sql`analyze`)
}
