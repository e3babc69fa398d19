import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { openPostgresDatabase } from '../src/database/postgres-database.ts'
import { createLog } from '../src/log.ts'
import { getDatabaseUrl, runSqlOnServer } from './databases.ts'
import { createTestQueues, seedTestDemo } from './demo-seed.ts'

async function createTemplateOnServer(postgres: string, now: Date): Promise<string> {
  const template = `portal_template_${process.pid}`
  await runSqlOnServer(postgres, `create database ${template}`)
  const database = await openPostgresDatabase(
    getDatabaseUrl(postgres, template),
    createLog({ logLevel: 'silent' }),
  )
  await seedTestDemo(database.db, now)
  await createTestQueues(database.queues)
  await database.close()
  return template
}

/** Dumps the demo database in a separate process while other tests run. An error is written to `<file>.failed`. */
function startDump(file: string, now: Date) {
  const program = join(import.meta.dirname, 'dump-demo.ts')
  const child = spawn(process.execPath, [program, file, `${now.getTime()}`], {
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const processClosed = once(child, 'close')
  child.on('exit', async (code, signal) => {
    if (code !== 0) await writeFile(`${file}.failed`, `code ${code}, signal ${signal}`).catch(() => {})
  })
  return async () => {
    child.kill()
    if (child.exitCode === null && child.signalCode === null) await processClosed
  }
}

/** Creates the demo database once, so that all tests can copy it. */
export default async function setup(project: TestProject) {
  const postgres = process.env.PORTAL_TEST_DATABASE_URL ?? ''
  const directory = await mkdtemp(join(tmpdir(), 'portal-demo-'))
  const dumpFile = join(directory, 'demo.tar')
  const now = new Date()
  const template = postgres ? await createTemplateOnServer(postgres, now) : ''
  const stopDump = postgres ? null : startDump(dumpFile, now)
  project.provide('demo', { postgres, template, dump: dumpFile, now: now.getTime() })
  return async () => {
    await stopDump?.()
    await rm(directory, { recursive: true })
    if (postgres) await runSqlOnServer(postgres, `drop database ${template} with (force)`)
  }
}
