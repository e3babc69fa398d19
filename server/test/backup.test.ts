// @module-tag full
import { appendFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { deleteDocument, getDocuments, uploadDocument } from '@portal/contract/document'
import { drizzle } from 'drizzle-orm/pglite'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest'
import { createServers } from '../src/app.ts'
import { requestBackup, serveBackupRequests } from '../src/backup/backup-socket.ts'
import { hashCustomerData } from '../src/backup/cli.ts'
import { makeBackup } from '../src/backup/make-backup.ts'
import { restoreBackup } from '../src/backup/restore-backup.ts'
import { type Config, readConfig } from '../src/config.ts'
import type { OpenDatabase } from '../src/database/database.ts'
import { openEmbeddedDatabase } from '../src/database/embedded-database.ts'
import { demoPassword } from '../src/demo/seed-demo.ts'
import type { FileStore } from '../src/files/file-store.ts'
import { createFolderFileStore } from '../src/files/folder-file-store.ts'
import { createLog } from '../src/log.ts'
import { createFolderAssetStore } from '../src/registry/asset-store.ts'
import { openEmbeddedDemo } from './embedded-demo.ts'
import { testSettings } from './harness.ts'
import { sendCall } from './send-call.ts'

const log = createLog({ logLevel: 'silent' })
const createConfig = (folder: string): Config =>
  readConfig({ ...testSettings, MAP_TILES_URL: 'off', DATA_DIR: folder, ASSETS_DIR: join(folder, 'builds') })

let rootFolder: string
let config: Config
let database: OpenDatabase
let files: FileStore
let app: FastifyInstance
let token: string
const isDatabaseEmbedded = inject('demo').postgres === ''
beforeAll(async () => {
  if (!isDatabaseEmbedded) return
  rootFolder = await mkdtemp(join(tmpdir(), 'portal-backup-'))
  config = createConfig(join(rootFolder, 'data'))
  database = await openEmbeddedDemo()
  files = createFolderFileStore(config.filesDir)
  app = (await createServers({ config, database, log, files })).app
  const payload = { username: 'emma', password: demoPassword, tenant: 'zuider' }
  token = (await app.inject({ method: 'POST', url: '/auth/login', payload })).json().access_token
  await uploadFile('first.pdf')
})
afterAll(async () => {
  if (!isDatabaseEmbedded) return
  await app.close()
  await database.close()
  await rm(rootFolder, { recursive: true })
})

const uploadFile = async (name: string) => {
  const content = new File([`%PDF-1.4\n${name}\n`], name)
  const response = await sendCall({ app }, uploadDocument, { token, body: { name, content } })
  expect(response.statusCode).toBe(200)
}
const getBackupSource = () => ({
  config,
  embedded: database,
  files,
  assets: createFolderAssetStore(config.assetsDir),
})

test('a digest of an empty database says in one sentence that it is empty', async () => {
  const client = await PGlite.create()
  onTestFinished(() => client.close())
  const emptyStore = createFolderFileStore(join(tmpdir(), 'none'))
  await expect(hashCustomerData(drizzle({ client }), emptyStore)).rejects.toThrow(
    /^The database is empty: [^.]*\.$/,
  )
})

describe.runIf(isDatabaseEmbedded)('a backup', () => {
  test('of a running portal, restored elsewhere, has every byte of every customer', async () => {
    const stopServing = await serveBackupRequests(
      config.dataDir,
      (targetFolder) => makeBackup(getBackupSource(), targetFolder),
      log,
    )
    const hashBefore = await hashCustomerData(database.db, files)
    const manifest = await requestBackup(config.dataDir, join(rootFolder, 'one'))
    await stopServing()
    expect(manifest).toMatchObject({ database: 'embedded', files: 1 })

    const otherConfig = createConfig(join(rootFolder, 'elsewhere'))
    await restoreBackup(otherConfig, join(rootFolder, 'one'))
    const restoredDatabase = await openEmbeddedDatabase(otherConfig.dataDir, log)
    expect(await hashCustomerData(restoredDatabase.db, createFolderFileStore(otherConfig.filesDir))).toEqual(
      hashBefore,
    )
    await restoredDatabase.close()
    expect(hashBefore.size).toBeGreaterThan(30)

    await uploadFile('second.pdf')
    const hashAfter = await hashCustomerData(database.db, files)
    expect([...hashAfter].filter(([id, hash]) => hashBefore.get(id) !== hash)).toHaveLength(1)
    await expect(restoreBackup(otherConfig, join(rootFolder, 'one'))).rejects.toThrow('not changed')
    await expect(makeBackup(getBackupSource(), join(rootFolder, 'one'))).rejects.toThrow('is not empty')
  })

  test('contains a file that its customer removes during the backup, because the backup has its record', async () => {
    await uploadFile('third.pdf')
    const { data } = (await sendCall({ app }, getDocuments, { token })).json()
    const id = data.find(({ name }: { name: string }) => name.startsWith('third')).id
    const databaseWithConcurrentRemoval = {
      ...database,
      copy: async () => {
        const copy = await database.copy?.()
        await sendCall({ app }, deleteDocument, { token, params: { id } })
        if (!copy) throw new Error('there is no copy')
        return copy
      },
    }
    await makeBackup(
      { ...getBackupSource(), embedded: databaseWithConcurrentRemoval },
      join(rootFolder, 'two'),
    )
    const otherConfig = createConfig(join(rootFolder, 'third'))
    expect((await restoreBackup(otherConfig, join(rootFolder, 'two'))).missing).toEqual([])
  })

  test('that is damaged or not a backup is rejected before anything is written', async () => {
    await makeBackup(getBackupSource(), join(rootFolder, 'three'))
    await appendFile(join(rootFolder, 'three', 'database.tar'), 'x')
    const unusedConfig = createConfig(join(rootFolder, 'nowhere'))
    await expect(restoreBackup(unusedConfig, join(rootFolder, 'three'))).rejects.toThrow('is damaged')
    await expect(restoreBackup(unusedConfig, rootFolder)).rejects.toThrow('is no backup')
    await expect(
      restoreBackup({ ...unusedConfig, databaseUrl: 'postgres://x' }, join(rootFolder, 'two')),
    ).rejects.toThrow('without DATABASE_URL')
    const stopServing = await serveBackupRequests(
      join(rootFolder, 'x'.repeat(120)),
      (targetFolder) => makeBackup(getBackupSource(), targetFolder),
      log,
    )
    await stopServing()
    expect(await requestBackup(unusedConfig.dataDir, join(rootFolder, 'four'))).toBeNull()
  })
})
