import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import type { OpenDatabase } from '../src/database/database.ts'
import { openPostgresDatabase } from '../src/database/postgres-database.ts'
import { createLog } from '../src/log.ts'
import { openEmbeddedDemo } from './embedded-demo.ts'

/** Runs one statement on a Postgres server outside a transaction. */
export async function runSqlOnServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client(url)
  await client.connect()
  await client.query(statement)
  await client.end()
}

/** Returns the URL of another database on the same server. */
export const getDatabaseUrl = (url: string, name: string): string =>
  Object.assign(new URL(url), { pathname: `/${name}` }).href

/** Creates a database with the demo's data for a test: on PORTAL_TEST_DATABASE_URL if set, otherwise in memory. */
export async function openDemoDatabase(): Promise<OpenDatabase> {
  const { postgres, template } = inject('demo')
  if (!postgres) return openEmbeddedDemo()
  const name = `portal_test_${randomUUID().slice(0, 8)}`
  await runSqlOnServer(postgres, `create database ${name} template ${template}`)
  const { close, ...database } = await openPostgresDatabase(
    getDatabaseUrl(postgres, name),
    createLog({ logLevel: 'silent' }),
  )
  return {
    ...database,
    close: async () => {
      await close()
      await runSqlOnServer(postgres, `drop database ${name} with (force)`)
    },
  }
}

declare module 'vitest' {
  interface ProvidedContext {
    /** Location of the demo database or its dump, and the time in milliseconds to which its dates are relative. */
    demo: { postgres: string; template: string; dump: string; now: number }
  }
}
