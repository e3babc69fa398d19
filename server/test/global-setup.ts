import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import type { TestProject } from 'vitest/node'
import { migrations } from '../src/database/migrations.ts'
import { openPostgres } from '../src/database/postgres.ts'
import { seedDemo } from '../src/demo/seed.ts'
import { createLog } from '../src/log.ts'
import { databaseAt, onServer } from './databases.ts'

async function templateOnServer(postgres: string): Promise<string> {
  const template = `portal_template_${process.pid}`
  await onServer(postgres, `create database ${template}`)
  const database = await openPostgres(databaseAt(postgres, template), createLog({ logLevel: 'silent' }))
  await seedDemo(database)
  await database.close()
  return template
}

async function dumpInto(path: string): Promise<void> {
  const client = await PGlite.create('memory://')
  const db = drizzle({ client, casing: 'snake_case' })
  await migrate(db, migrations)
  await seedDemo({ db })
  const dump = await client.dumpDataDir('none')
  await writeFile(path, new Uint8Array(await dump.arrayBuffer()))
  await client.close()
}

/** Makes the demo's database once, for all tests to copy. */
export default async function setup(project: TestProject) {
  const postgres = process.env.PORTAL_TEST_DATABASE_URL ?? ''
  const directory = await mkdtemp(join(tmpdir(), 'portal-demo-'))
  const folder = join(directory, 'demo.tar')
  const template = postgres ? await templateOnServer(postgres) : ''
  if (!postgres) await dumpInto(folder)
  project.provide('demo', { postgres, template, folder })
  return async () => {
    await rm(directory, { recursive: true })
    if (postgres) await onServer(postgres, `drop database ${template} with (force)`)
  }
}
