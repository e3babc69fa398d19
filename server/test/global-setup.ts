import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { hash } from '@node-rs/argon2'
import { isNotNull } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { fromPglite } from 'pg-boss'
import type { TestProject } from 'vitest/node'
import type { Database, QueueStore } from '../src/database/database.ts'
import { migrations } from '../src/database/migrations.ts'
import { openPostgres } from '../src/database/postgres.ts'
import { customers } from '../src/database/tables/customer.ts'
import { demoPassword, seedDemo } from '../src/demo/seed.ts'
import { openJobs } from '../src/jobs/jobs.ts'
import { createLog } from '../src/log.ts'
import { databaseAt, onServer } from './databases.ts'
import { withoutTemplates } from './without-templates.ts'

/**
 * The demo, with passwords that take no time to try: a hash says itself what it costs, and tests sign in thousands of
 * times. What a new password costs is as it is everywhere.
 */
async function seed(db: Database, now: Date): Promise<void> {
  await seedDemo({ db }, now)
  const passwordHash = await hash(demoPassword, { memoryCost: 8, timeCost: 1, parallelism: 1 })
  await db.update(customers).set({ passwordHash }).where(isNotNull(customers.passwordHash))
}

/** The queues of work, which take longer to make than to open. */
const makeQueues = async (store: QueueStore) =>
  (await openJobs(store, createLog({ logLevel: 'silent' }))).stop()

async function templateOnServer(postgres: string, now: Date): Promise<string> {
  const template = `portal_template_${process.pid}`
  await onServer(postgres, `create database ${template}`)
  const database = await openPostgres(databaseAt(postgres, template), createLog({ logLevel: 'silent' }))
  await seed(database.db, now)
  await makeQueues(database.queues)
  await database.close()
  return template
}

/** Its log of changes comes in files of 1 MB in place of 16, as each test unpacks what is there of it. */
const small = { initDbStartParams: ['--wal-segsize=1'] }

async function dumpInto(path: string, now: Date): Promise<void> {
  const client = await PGlite.create('memory://', small)
  const db = drizzle({ client, casing: 'snake_case' })
  await migrate(db, migrations)
  await seed(db, now)
  await makeQueues({ backend: 'pglite', db: fromPglite(client) })
  await client.exec('checkpoint')
  const dump = await client.dumpDataDir('none')
  await writeFile(path, withoutTemplates(new Uint8Array(await dump.arrayBuffer())))
  await client.close()
}

/** Makes the demo's database once, for all tests to copy. */
export default async function setup(project: TestProject) {
  const postgres = process.env.PORTAL_TEST_DATABASE_URL ?? ''
  const directory = await mkdtemp(join(tmpdir(), 'portal-demo-'))
  const folder = join(directory, 'demo.tar')
  const now = new Date()
  const template = postgres ? await templateOnServer(postgres, now) : ''
  if (!postgres) await dumpInto(folder, now)
  project.provide('demo', { postgres, template, folder, now: now.getTime() })
  return async () => {
    await rm(directory, { recursive: true })
    if (postgres) await onServer(postgres, `drop database ${template} with (force)`)
  }
}
