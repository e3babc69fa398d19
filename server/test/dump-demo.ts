import { rename, writeFile } from 'node:fs/promises'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { fromPglite } from 'pg-boss'
import { migrationSettings } from '../src/database/migrations.ts'
import { createTestQueues, seedTestDemo } from './demo-seed.ts'
import { removeTemplateDatabases } from './remove-template-databases.ts'

/** Program that dumps an embedded database with the demo: `dump-demo <file> <now in milliseconds>`. */
const [file = '', startTime = ''] = process.argv.slice(2)
// Uses a smaller write-ahead log than the default of 16 MB, because every test worker unpacks the log with the dump.
const client = await PGlite.create('memory://', { initDbStartParams: ['--wal-segsize=1'] })
const db = drizzle({ client, casing: 'snake_case' })
await migrate(db, migrationSettings)
await seedTestDemo(db, new Date(Number(startTime)))
await createTestQueues({ backend: 'pglite', db: fromPglite(client) })
await client.exec('checkpoint')
const databaseDump = await client.dumpDataDir('none')
await writeFile(`${file}.part`, removeTemplateDatabases(new Uint8Array(await databaseDump.arrayBuffer())))
await rename(`${file}.part`, file)
await client.close()
