import { sql } from 'drizzle-orm'
import type { Database } from '../../src/database/database.ts'

/** What of a file the night's work reads: tables, and their columns that hold a number of the file's own. */
const tables: Readonly<Record<string, readonly string[]>> = {
  customers: ['id'],
  relatives: ['id', 'customer_id'],
  livings: ['customer_id'],
  mortgages: ['id', 'customer_id'],
  mortgage_parts: ['id', 'customer_id', 'mortgage_id'],
  mortgage_properties: ['id', 'customer_id', 'mortgage_id'],
  policies: ['id', 'customer_id', 'parent_id'],
  obligations: ['id', 'customer_id'],
}

/** Copies every file so many times, and gives each copy debts, a value and a birth of its own. */
export const multiply = (db: Database, times: number): Promise<void> =>
  db.transaction(async (copying) => {
    await copying.execute(sql`set local session_replication_role = replica`)
    for (const [table, numbers] of Object.entries(tables)) {
      const own = numbers.map((name) => sql`${name}::text, t.${sql.identifier(name)} + k * 100000`)
      const names =
        table === 'customers'
          ? sql`, 'username', t.username || '-' || k, 'email', 'k' || k || t.email`
          : sql``
      await copying.execute(sql`insert into ${sql.identifier(table)} overriding system value
        select (jsonb_populate_record(t, jsonb_build_object(${sql.join(own, sql`, `)}${names}))).*
        from ${sql.identifier(table)} t, generate_series(1, ${times}::int) k`)
    }
    await copying.execute(
      sql`update mortgage_parts set remaining_debt = round((remaining_debt * (0.4 + random()))::numeric, 2)`,
    )
    await copying.execute(
      sql`update mortgages set facts = facts || jsonb_build_object('marktwaarde', round(300000 + random() * 600000))`,
    )
    await copying.execute(
      sql`update customers set facts = facts || jsonb_build_object('date_of_birth', (date '1950-01-01' + (random() * 18000)::int)::text)`,
    )
  })
