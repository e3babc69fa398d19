// @module-tag full
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { getTableName, is, sql } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Database } from '../src/database/database.ts'
import { openEmbeddedDatabase } from '../src/database/embedded-database.ts'
import { migrationSettings } from '../src/database/migrations.ts'
import { openPostgresDatabase } from '../src/database/postgres-database.ts'
import { createLog } from '../src/log.ts'
import { getDatabaseUrl, runSqlOnServer } from './databases.ts'

const log = createLog({ logLevel: 'silent' })
const addTenantStatement = sql`insert into tenants (subdomain, code, profile) values ('a', 'A', '{}')`
const addColumnStatement = 'alter table tenants add column motto text'
let temporaryFolder: string

beforeEach(async () => {
  temporaryFolder = await mkdtemp(path.join(tmpdir(), 'portal-migrations-'))
})
afterEach(() => rm(temporaryFolder, { recursive: true }))

async function addNextMigration(statements: string): Promise<typeof migrationSettings> {
  const migrationsFolder = path.join(temporaryFolder, 'migrations')
  await cp(migrationSettings.migrationsFolder, migrationsFolder, { recursive: true })
  const file = path.join(migrationsFolder, 'meta/_journal.json')
  const journal = JSON.parse(await readFile(file, 'utf8'))
  const lastEntry = journal.entries.at(-1)
  const nextEntry = { ...lastEntry, idx: lastEntry.idx + 1, when: lastEntry.when + 1, tag: 'next' }
  await writeFile(file, JSON.stringify({ ...journal, entries: [...journal.entries, nextEntry] }))
  await writeFile(path.join(migrationsFolder, 'next.sql'), statements)
  return { migrationsFolder }
}

const listTenants = async (db: Database) =>
  ((await db.execute(sql`select * from tenants`)) as unknown as { rows: unknown[] }).rows

test('the next migration runs once at a start, and keeps existing data', async () => {
  const firstDatabase = await openEmbeddedDatabase(temporaryFolder, log)
  await firstDatabase.db.execute(addTenantStatement)
  await firstDatabase.close()
  const nextMigration = await addNextMigration(addColumnStatement)
  for (const _ of [1, 2]) {
    const { db, close } = await openEmbeddedDatabase(temporaryFolder, log, nextMigration)
    expect(await listTenants(db)).toMatchObject([{ code: 'A', motto: null }])
    await close()
  }
})

test('a failed migration leaves the database unchanged', async () => {
  const firstDatabase = await openEmbeddedDatabase(temporaryFolder, log)
  await firstDatabase.close()
  const failingMigration = await addNextMigration(
    `${addColumnStatement};\n--> statement-breakpoint\nselect wrong`,
  )
  await expect(openEmbeddedDatabase(temporaryFolder, log, failingMigration)).rejects.toThrow(
    /was not changed/,
  )
  const { db, close } = await openEmbeddedDatabase(temporaryFolder, log)
  await db.execute(addTenantStatement)
  expect(await listTenants(db)).not.toHaveProperty('0.motto')
  await close()
})

const postgresUrl = process.env.PORTAL_TEST_DATABASE_URL

test.skipIf(!postgresUrl)(
  'processes that start at once migrate once, despite transactions on the table, and block no reader',
  async () => {
    const server = postgresUrl ?? ''
    await runSqlOnServer(server, 'create database portal_migrations')
    const url = getDatabaseUrl(server, 'portal_migrations')
    const servingDatabase = await openPostgresDatabase(url, log)
    await servingDatabase.db.execute(addTenantStatement)
    const blockingClient = new pg.Client(url)
    await blockingClient.connect()
    await blockingClient.query('begin')
    await blockingClient.query('select from tenants')

    const nextMigration = await addNextMigration(addColumnStatement)
    const databaseStarts = Promise.all(
      [1, 2].map(() => openPostgresDatabase(url, log, undefined, nextMigration)),
    )
    const waitingLocksQuery = `select from pg_locks where relation = 'tenants'::regclass and not granted`
    await expect
      .poll(async () => (await blockingClient.query(waitingLocksQuery)).rowCount, { timeout: 20_000 })
      .toBe(1)
    expect(await listTenants(servingDatabase.db)).not.toHaveProperty('0.motto')
    await blockingClient.query('commit')

    const startedDatabases = await databaseStarts
    expect(await listTenants(servingDatabase.db)).toMatchObject([{ code: 'A', motto: null }])
    await blockingClient.end()
    await Promise.all([servingDatabase, ...startedDatabases].map(({ close }) => close()))
    await runSqlOnServer(server, 'drop database portal_migrations with (force)')
  },
)

/** drizzle-kit reads only this folder: a migration would drop the tables that other folders define. */
test('the folder of tables defines every table of the newest migration', async () => {
  const folder = new URL('../src/database/tables/', import.meta.url)
  const modules: object[] = await Promise.all(
    (await readdir(folder)).map((file) => import(new URL(file, folder).href)),
  )
  const tables = modules.flatMap((module) => Object.values(module)).filter((value) => is(value, PgTable))
  const meta = path.join(migrationSettings.migrationsFolder, 'meta')
  const newest =
    (await readdir(meta))
      .filter((file) => file.endsWith('_snapshot.json'))
      .sort()
      .at(-1) ?? ''
  const snapshot: { tables: Record<string, { name: string }> } = JSON.parse(
    await readFile(path.join(meta, newest), 'utf8'),
  )
  expect(tables.map(getTableName).sort()).toEqual(
    Object.values(snapshot.tables)
      .map(({ name }) => name)
      .sort(),
  )
})
