import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Database } from '../database/database.ts'
import { selectRows } from '../database/select-rows.ts'
import { StartError } from '../start-error.ts'
import { runPostgresClient } from './postgres-programs.ts'

/** Opens a separate connection to Postgres without migrating the database. */
export async function withPostgresConnection<T>(url: string, run: (db: Database) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await run(drizzle({ client, casing: 'snake_case' }))
  } finally {
    await client.end()
  }
}

/**
 * Dumps a database while it is in use. Calls `atThatMoment` with a transaction that sees exactly the data in the dump.
 */
export const dumpPostgres = (
  url: string,
  file: string,
  atThatMoment: (db: Database) => Promise<void>,
): Promise<void> =>
  withPostgresConnection(url, (db) =>
    db.transaction(
      async (tx) => {
        const exported = sql`select pg_export_snapshot() as snapshot`
        const [row] = await selectRows<{ snapshot: string }>(tx, exported)
        const dumped = runPostgresClient('pg_dump', url, [
          '--format=custom',
          `--snapshot=${row?.snapshot}`,
          `--file=${file}`,
        ])
        await Promise.all([dumped, atThatMoment(tx)])
      },
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    ),
  )

/**
 * Restores a dump. Also creates the role of tenants, which no dump contains.
 * @throws StartError if the database is not empty
 */
export async function loadPostgresDump(url: string, file: string): Promise<void> {
  await withPostgresConnection(url, async (db) => {
    const tables = sql`select count(*)::int as count from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind in ('r', 'p') and n.nspname not in ('pg_catalog', 'information_schema')`
    const [counted] = await selectRows<{ count: number }>(db, tables)
    if (counted && counted.count > 0)
      throw new StartError(
        'The database is not empty and was not changed: restore a backup into an empty database.',
      )
    await db.execute(sql`do $$ begin
      if not exists (select from pg_roles where rolname = 'portal_tenant') then create role portal_tenant nologin; end if;
      if not pg_has_role(current_user, 'portal_tenant', case when current_setting('server_version_num')::integer >= 160000 then 'SET' else 'MEMBER' end) then execute format('grant portal_tenant to %I', current_user); end if;
    end $$`)
  })
  await runPostgresClient('pg_restore', url, ['--exit-on-error', '--no-owner', '--single-transaction', file])
}
