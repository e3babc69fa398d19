import { cp, mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { expect, test } from 'vitest'
import type { Database } from '../src/database/database.ts'
import { fillFirms } from '../src/database/fill-firms.ts'
import { migrations } from '../src/database/migrations.ts'
import { createLog } from '../src/log.ts'

/** The migrations of before records had a firm. */
async function migrationsBefore(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'portal-migrations-'))
  await cp(migrations.migrationsFolder, folder, { recursive: true })
  const file = path.join(folder, 'meta/_journal.json')
  const journal = JSON.parse(await readFile(file, 'utf8'))
  const entries = journal.entries.filter(({ idx }: { idx: number }) => idx < 28)
  await writeFile(file, JSON.stringify({ ...journal, entries }))
  return folder
}

const rowsOf = async <T>(db: Database, statement: ReturnType<typeof sql>) =>
  ((await db.execute(statement)) as unknown as { rows: T[] }).rows

/** How many tasks and mortgages the role of handlers sees for a firm. */
async function seenFor(db: Database, firm: number) {
  return db.transaction(async (tx) => {
    await tx.execute(sql`set local role portal_firm`)
    await tx.execute(sql`select set_config('portal.tenant', ${String(firm)}, true)`)
    return rowsOf(
      tx,
      sql`select (select count(*)::integer from tasks) tasks, (select count(*)::integer from mortgages) mortgages`,
    )
  })
}

test.runIf(process.env.PORTAL_TEST_LONG)(
  'records of before get their firm while customers go on: all of it is seen at every moment, and nothing of another firm',
  async () => {
    const db: Database = drizzle({ client: await PGlite.create('memory://'), casing: 'snake_case' })
    await migrate(db as never, { migrationsFolder: await migrationsBefore() })
    await db.execute(
      sql`insert into tenants (subdomain, code, profile) values ('a', 'A', '{}'), ('b', 'B', '{}')`,
    )
    await db.execute(
      sql`insert into customers (tenant_id, username, facts) select 1 + i % 2, 'c' || i, '{}' from generate_series(1, 400) i`,
    )
    await db.execute(
      sql`insert into tasks (customer_id, title, created_at) select id, 't', now() from customers, generate_series(1, 20)`,
    )
    await db.execute(
      sql`insert into mortgages (customer_id, status, facts) select id, 0, '{}' from customers`,
    )
    await migrate(db as never, migrations)
    const revisions = () => rowsOf(db, sql`select sum(revision)::integer as sum from customers`)
    const before = await revisions()
    const [whole] = await rowsOf<{ tasks: number }>(
      db,
      sql`select count(*)::integer tasks from tasks where tenant_id is null`,
    )
    expect(whole?.tasks).toBe(8000)
    expect(await seenFor(db, 1)).toEqual([{ tasks: 4000, mortgages: 200 }])
    await db.execute(sql`update tasks set title = 'later' where id = 1`)
    const added = sql`insert into tasks (customer_id, title, created_at) values (1, 'new', now()) returning tenant_id`
    expect(await rowsOf(db, added)).toEqual([{ tenant_id: 2 }])

    const alone = async <T>(_: number, run: () => Promise<T>) => run()
    const log = createLog({ logLevel: 'silent' })
    await fillFirms({ everyFirm: db, alone, log })
    expect(await rowsOf(db, sql`select whose from firms_to_finish`)).toEqual([])
    const wrong = sql`select count(*)::integer as many from tasks join customers c on c.id = customer_id where tasks.tenant_id is distinct from c.tenant_id`
    expect(await rowsOf(db, wrong)).toEqual([{ many: 0 }])
    expect(await seenFor(db, 1)).toEqual([{ tasks: 4000, mortgages: 200 }])
    expect(await seenFor(db, 2)).toEqual([{ tasks: 4001, mortgages: 200 }])
    const changed = await revisions()
    expect(Number((changed[0] as { sum: number }).sum) - Number((before[0] as { sum: number }).sum)).toBe(2)
    const loose = sql`select conname from pg_constraint where not convalidated or conname = 'tasks_customer_id_customers_id_fk' or conname = 'firm_known'`
    expect(await rowsOf(db, loose)).toEqual([])
    const nullable = sql`select table_name from information_schema.columns where table_schema = 'public' and column_name = 'tenant_id' and is_nullable = 'YES'`
    expect(await rowsOf(db, nullable)).toEqual([])
    await fillFirms({ everyFirm: db, alone, log })
  },
)
