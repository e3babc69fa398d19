import { deleteDocument, getDocuments, uploadDocument } from '@portal/contract/document'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { orphanedFiles } from '../src/database/tables/orphaned-file.ts'
import { runWithinTenant } from '../src/database/tenant-scope.ts'
import { stageFile, sweepOrphanedFiles } from '../src/files/orphaned-files.ts'
import { type Harness, startHarness } from './harness.ts'
import { createMemoryFileStore } from './memory-file-store.ts'
import { sendCall } from './send-call.ts'

const storedContents = new Map<string, Buffer>()
const innerFileStore = createMemoryFileStore(storedContents)
/** Promise that store operations wait for; null if they run at once. */
let storeDelay: Promise<void> | null = null
let isStoreDown = false
const rejectAsUnavailable = () =>
  Promise.reject(Object.assign(new Error('not now'), { code: 'ECONNREFUSED' }))
const unreliableFileStore = {
  ...innerFileStore,
  put: async (...args: Parameters<typeof innerFileStore.put>) => {
    await storeDelay
    return innerFileStore.put(...args)
  },
  remove: (key: string) => (isStoreDown ? rejectAsUnavailable() : innerFileStore.remove(key)),
}

let server: Harness
let token: string
beforeAll(async () => {
  server = await startHarness(undefined, unreliableFileStore)
  token = await server.getAccessToken('emma')
})
afterAll(() => server.close())

const uploadTestDocument = (key?: string) =>
  sendCall(server, uploadDocument, {
    token,
    body: {
      name: 'a.pdf',
      content: new File(['%PDF-1.4\n'], 'a.pdf'),
      ...(key && { idempotency_key: key }),
    },
  })
const listOrphanedFiles = () => server.database.db.select().from(orphanedFiles)
const sweepOrphans = (now: Date) =>
  sweepOrphanedFiles({ allTenantsDb: server.database.db, files: unreliableFileStore, clock: () => now })
const getTimeAfterHours = (hours: number) => new Date(Date.now() + hours * 3_600_000)

test('while the file store is slow, no database connection is held, and other requests are answered', {
  tags: 'full',
}, async () => {
  let endStoreDelay = () => {}
  storeDelay = new Promise((resolve) => {
    endStoreDelay = resolve
  })
  onTestFinished(() => {
    storeDelay = null
  })
  const pendingUpload = uploadTestDocument()
  await expect.poll(async () => (await listOrphanedFiles()).length).toBe(1)
  expect((await server.request(getDocuments, token)).data.length).toBeGreaterThanOrEqual(0)
  endStoreDelay()
  expect((await pendingUpload).statusCode).toBe(200)
  expect(await listOrphanedFiles()).toEqual([])
})

test('the same upload sent twice is one document and one file', { tags: 'full' }, async () => {
  const fileCountBefore = storedContents.size
  const responses = [
    await uploadTestDocument('twee-keer-hetzelfde'),
    await uploadTestDocument('twee-keer-hetzelfde'),
  ]
  expect(responses.map((response) => response.json().data.id)).toEqual([
    responses[0]?.json().data.id,
    responses[0]?.json().data.id,
  ])
  expect(storedContents.size).toBe(fileCountBefore + 1)
  expect(await listOrphanedFiles()).toEqual([])
})

test('files of a process that ended before recording them are deleted, and those of a running process are not', async () => {
  const { db, tenantDb } = server.database
  const fileCountBefore = storedContents.size
  const remainingDocuments = await runWithinTenant(1, () =>
    stageFile({ db: tenantDb, files: unreliableFileStore, clock: () => new Date() }, (key, stagedFile) =>
      stagedFile.put(key, Buffer.from('x'), 'text/plain'),
    ),
  )
  expect(storedContents.size).toBe(fileCountBefore + 1)
  await sweepOrphans(getTimeAfterHours(1))
  expect(storedContents.has(remainingDocuments)).toBe(true)
  await sweepOrphans(getTimeAfterHours(3))
  expect(storedContents.has(remainingDocuments)).toBe(false)
  expect(await db.select().from(orphanedFiles)).toEqual([])
})

test('a document is deleted even if its file cannot be, and the file is deleted later', {
  tags: 'full',
}, async () => {
  const { id } = (await uploadTestDocument()).json().data
  const fileCountBefore = storedContents.size
  isStoreDown = true
  expect((await sendCall(server, deleteDocument, { token, params: { id } })).statusCode).toBe(200)
  isStoreDown = false
  expect((await server.request(getDocuments, token)).data.some((one) => one.id === id)).toBe(false)
  expect(storedContents.size).toBe(fileCountBefore)
  await sweepOrphans(getTimeAfterHours(3))
  expect(storedContents.size).toBe(fileCountBefore - 1)
})
