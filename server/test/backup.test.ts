// @module-tag full
import { appendFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deleteDocument, getDocuments, uploadDocument } from '@portal/contract/document'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { createServers } from '../src/app.ts'
import { requestBackup, serveBackupRequests } from '../src/backup/backup-socket.ts'
import { hashCustomerFiles } from '../src/backup/digest.ts'
import { makeBackup } from '../src/backup/make-backup.ts'
import { restoreBackup } from '../src/backup/restore-backup.ts'
import { type Config, readConfig } from '../src/config.ts'
import type { OpenDatabase } from '../src/database/database.ts'
import { openEmbedded } from '../src/database/embedded-database.ts'
import { demoPassword } from '../src/demo/seed.ts'
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

let root: string
let config: Config
let database: OpenDatabase
let files: FileStore
let app: FastifyInstance
let token: string
const isEmbedded = inject('demo').postgres === ''
beforeAll(async () => {
  if (!isEmbedded) return
  root = await mkdtemp(join(tmpdir(), 'portal-backup-'))
  config = createConfig(join(root, 'data'))
  database = await openEmbeddedDemo()
  files = createFolderFileStore(config.filesDir)
  app = (await createServers({ config, database, log, files })).app
  const payload = { username: 'emma', password: demoPassword, tenant: 'zuider' }
  token = (await app.inject({ method: 'POST', url: '/auth/login', payload })).json().access_token
  await uploadFile('first.pdf')
})
afterAll(async () => {
  if (!isEmbedded) return
  await app.close()
  await database.close()
  await rm(root, { recursive: true })
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

describe.runIf(isEmbedded)('a backup', () => {
  test('of a running portal, restored elsewhere, has every byte of every customer', async () => {
    const stop = await serveBackupRequests(config.dataDir, (to) => makeBackup(getBackupSource(), to), log)
    const before = await hashCustomerFiles(database.db, files)
    const manifest = await requestBackup(config.dataDir, join(root, 'one'))
    await stop()
    expect(manifest).toMatchObject({ database: 'embedded', files: 1 })

    const otherConfig = createConfig(join(root, 'elsewhere'))
    await restoreBackup(otherConfig, join(root, 'one'))
    const restored = await openEmbedded(otherConfig.dataDir, log)
    expect(await hashCustomerFiles(restored.db, createFolderFileStore(otherConfig.filesDir))).toEqual(before)
    await restored.close()
    expect(before.size).toBeGreaterThan(30)

    await uploadFile('second.pdf')
    const after = await hashCustomerFiles(database.db, files)
    expect([...after].filter(([id, sum]) => before.get(id) !== sum)).toHaveLength(1)
    await expect(restoreBackup(otherConfig, join(root, 'one'))).rejects.toThrow('not changed')
    await expect(makeBackup(getBackupSource(), join(root, 'one'))).rejects.toThrow('is not empty')
  })

  test('contains a file that its customer removes during the backup, because the backup has its record', async () => {
    await uploadFile('third.pdf')
    const { data } = (await sendCall({ app }, getDocuments, { token })).json()
    const id = data.find(({ name }: { name: string }) => name.startsWith('third')).id
    const removing = {
      ...database,
      copy: async () => {
        const copy = await database.copy?.()
        await sendCall({ app }, deleteDocument, { token, params: { id } })
        if (!copy) throw new Error('there is no copy')
        return copy
      },
    }
    await makeBackup({ ...getBackupSource(), embedded: removing }, join(root, 'two'))
    const otherConfig = createConfig(join(root, 'third'))
    expect((await restoreBackup(otherConfig, join(root, 'two'))).missing).toEqual([])
  })

  test('that is damaged or not a backup is rejected before anything is written', async () => {
    await makeBackup(getBackupSource(), join(root, 'three'))
    await appendFile(join(root, 'three', 'database.tar'), 'x')
    const unusedConfig = createConfig(join(root, 'nowhere'))
    await expect(restoreBackup(unusedConfig, join(root, 'three'))).rejects.toThrow('is damaged')
    await expect(restoreBackup(unusedConfig, root)).rejects.toThrow('is no backup')
    await expect(
      restoreBackup({ ...unusedConfig, databaseUrl: 'postgres://x' }, join(root, 'two')),
    ).rejects.toThrow('without DATABASE_URL')
    const stop = await serveBackupRequests(
      join(root, 'x'.repeat(120)),
      (to) => makeBackup(getBackupSource(), to),
      log,
    )
    await stop()
    expect(await requestBackup(unusedConfig.dataDir, join(root, 'four'))).toBeNull()
  })
})
