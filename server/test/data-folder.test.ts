import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { openEmbeddedDatabase } from '../src/database/embedded-database.ts'
import { tenants } from '../src/database/tables/tenant.ts'
import { seedDemo } from '../src/demo/seed-demo.ts'
import { createLog } from '../src/log.ts'
import { StartError } from '../src/start-error.ts'

const log = createLog({ logLevel: 'silent' })
let temporaryFolder: string
/** Data folder that a server has used. Tests copy it, because creating its database takes seconds. */
let usedDataFolder: string
beforeAll(async () => {
  usedDataFolder = await mkdtemp(join(tmpdir(), 'portal-'))
  const firstDatabase = await openEmbeddedDatabase(usedDataFolder, log)
  await seedDemo(firstDatabase)
  await firstDatabase.close()
})
afterAll(() => rm(usedDataFolder, { recursive: true }))
beforeEach(async () => {
  temporaryFolder = await mkdtemp(join(tmpdir(), 'portal-'))
})
afterEach(() => rm(temporaryFolder, { recursive: true }))

test('data persists after a restart', { tags: 'full' }, async () => {
  await cp(usedDataFolder, temporaryFolder, { recursive: true })
  const secondDatabase = await openEmbeddedDatabase(temporaryFolder, log)
  await seedDemo(secondDatabase)
  expect(await secondDatabase.db.select().from(tenants)).toHaveLength(7)
  await secondDatabase.close()
})

test('trust E14: a data folder in use is refused, and free again once closed', {
  tags: 'full',
}, async () => {
  await cp(usedDataFolder, temporaryFolder, { recursive: true })
  const firstDatabase = await openEmbeddedDatabase(temporaryFolder, log)
  await expect(openEmbeddedDatabase(temporaryFolder, log)).rejects.toThrow(
    /is in use by another server: stop that one/,
  )
  await firstDatabase.close()
  await (await openEmbeddedDatabase(temporaryFolder, log)).close()
})

test('a folder with other content is refused and left unchanged', async () => {
  await mkdir(join(temporaryFolder, 'db'))
  await writeFile(join(temporaryFolder, 'db', 'PG_VERSION'), 'garbage')
  await expect(openEmbeddedDatabase(temporaryFolder, log)).rejects.toBeInstanceOf(StartError)
  expect(await readFile(join(temporaryFolder, 'db', 'PG_VERSION'), 'utf8')).toBe('garbage')
})

test('a damaged database is refused with one sentence', { tags: 'full' }, async () => {
  await cp(usedDataFolder, temporaryFolder, { recursive: true })
  await writeFile(join(temporaryFolder, 'db', 'global', 'pg_control'), Buffer.alloc(8192))
  await expect(openEmbeddedDatabase(temporaryFolder, log)).rejects.toThrow(
    /cannot be opened and was not changed/,
  )
})
