import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { openEmbedded } from '../src/database/embedded-database.ts'
import { tenants } from '../src/database/tables/tenant.ts'
import { seedDemo } from '../src/demo/seed.ts'
import { createLog } from '../src/log.ts'
import { StartError } from '../src/start-error.ts'

const log = createLog({ logLevel: 'silent' })
let folder: string
/** Data folder that a server has used. Tests copy it, because creating its database takes seconds. */
let usedFolder: string
beforeAll(async () => {
  usedFolder = await mkdtemp(join(tmpdir(), 'portal-'))
  const first = await openEmbedded(usedFolder, log)
  await seedDemo(first)
  await first.close()
})
afterAll(() => rm(usedFolder, { recursive: true }))
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-'))
})
afterEach(() => rm(folder, { recursive: true }))

test('data persists after a restart', { tags: 'full' }, async () => {
  await cp(usedFolder, folder, { recursive: true })
  const second = await openEmbedded(folder, log)
  await seedDemo(second)
  expect(await second.db.select().from(tenants)).toHaveLength(7)
  await second.close()
})

test('trust E14: a data folder in use is refused, and free again once closed', {
  tags: 'full',
}, async () => {
  await cp(usedFolder, folder, { recursive: true })
  const first = await openEmbedded(folder, log)
  await expect(openEmbedded(folder, log)).rejects.toThrow(/is in use by another server: stop that one/)
  await first.close()
  await (await openEmbedded(folder, log)).close()
})

test('a folder with other content is refused and left unchanged', async () => {
  await mkdir(join(folder, 'db'))
  await writeFile(join(folder, 'db', 'PG_VERSION'), 'garbage')
  await expect(openEmbedded(folder, log)).rejects.toBeInstanceOf(StartError)
  expect(await readFile(join(folder, 'db', 'PG_VERSION'), 'utf8')).toBe('garbage')
})

test('a damaged database is refused with one sentence', { tags: 'full' }, async () => {
  await cp(usedFolder, folder, { recursive: true })
  await writeFile(join(folder, 'db', 'global', 'pg_control'), Buffer.alloc(8192))
  await expect(openEmbedded(folder, log)).rejects.toThrow(/cannot be opened and was not changed/)
})
