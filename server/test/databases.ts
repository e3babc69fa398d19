import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import type { OpenDatabase } from '../src/database/database.ts'
import { openPostgres } from '../src/database/postgres.ts'
import { createLog } from '../src/log.ts'
import { embeddedDemo } from './embedded-demo.ts'

/** Runs one statement on a Postgres server, outside any transaction. */
export async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client(url)
  await client.connect()
  await client.query(statement)
  await client.end()
}

/** Address of another database of the same server. */
export const databaseAt = (url: string, name: string): string =>
  Object.assign(new URL(url), { pathname: `/${name}` }).href

/** A database of the test's own, filled with the demo: on PORTAL_TEST_DATABASE_URL where that is set, else in memory. */
export async function demoDatabase(): Promise<OpenDatabase> {
  const { postgres, template } = inject('demo')
  if (!postgres) return embeddedDemo()
  const name = `portal_test_${randomUUID().slice(0, 8)}`
  await onServer(postgres, `create database ${name} template ${template}`)
  const { close, ...open } = await openPostgres(databaseAt(postgres, name), createLog({ logLevel: 'silent' }))
  return {
    ...open,
    close: async () => {
      await close()
      await onServer(postgres, `drop database ${name} with (force)`)
    },
  }
}

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the database is, or the file of its dump, and the moment that its dates are relative to. */
    demo: { postgres: string; template: string; dump: string; now: number }
  }
}
