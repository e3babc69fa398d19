import { deleteDocument, getDocuments, uploadDocument } from '@portal/contract/document'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { orphanedFiles } from '../src/database/tables/orphaned-file.ts'
import { runWithinTenant } from '../src/database/tenant-scope.ts'
import { stageFile, sweepOrphanedFiles } from '../src/files/orphaned-files.ts'
import { type Harness, harness } from './harness.ts'
import { memoryFiles } from './memory-files.ts'
import { send } from './send.ts'

const held = new Map<string, Buffer>()
const files = memoryFiles(held)
/** Gate that store operations wait for, and whether the store is down. */
let gate: Promise<void> | null = null
let isStoreDown = false
const refuse = () => Promise.reject(Object.assign(new Error('not now'), { code: 'ECONNREFUSED' }))
const store = {
  ...files,
  put: async (...given: Parameters<typeof files.put>) => {
    await gate
    return files.put(...given)
  },
  remove: (key: string) => (isStoreDown ? refuse() : files.remove(key)),
}

let server: Harness
let token: string
beforeAll(async () => {
  server = await harness(undefined, store)
  token = await server.tokenOf('emma')
})
afterAll(() => server.close())

const upload = (key?: string) =>
  send(server, uploadDocument, {
    token,
    body: {
      name: 'a.pdf',
      content: new File(['%PDF-1.4\n'], 'a.pdf'),
      ...(key && { idempotency_key: key }),
    },
  })
const orphaned = () => server.database.db.select().from(orphanedFiles)
const sweep = (now: Date) =>
  sweepOrphanedFiles({ everyTenant: server.database.db, files: store, clock: () => now })
const later = (hours: number) => new Date(Date.now() + hours * 3_600_000)

test('while a place of files takes its time, no connection waits for it: others are answered', {
  tags: 'full',
}, async () => {
  let open = () => {}
  gate = new Promise((resolve) => {
    open = resolve
  })
  const uploading = upload()
  await expect.poll(async () => (await orphaned()).length).toBe(1)
  expect((await server.ask(getDocuments, token)).data.length).toBeGreaterThanOrEqual(0)
  open()
  gate = null
  expect((await uploading).statusCode).toBe(200)
  expect(await orphaned()).toEqual([])
})

test('the same sent twice is one document and one file', { tags: 'full' }, async () => {
  const before = held.size
  const answers = [await upload('twee-keer-hetzelfde'), await upload('twee-keer-hetzelfde')]
  expect(answers.map((answer) => answer.json().data.id)).toEqual([
    answers[0]?.json().data.id,
    answers[0]?.json().data.id,
  ])
  expect(held.size).toBe(before + 1)
  expect(await orphaned()).toEqual([])
})

test('what a process left that ended before it was on record is swept, and not what another is at', async () => {
  const { db, ofTenant } = server.database
  const before = held.size
  const left = await runWithinTenant(1, () =>
    stageFile({ db: ofTenant, files: store, clock: () => new Date() }, (key, place) =>
      place.put(key, Buffer.from('x'), 'text/plain'),
    ),
  )
  expect(held.size).toBe(before + 1)
  await sweep(later(1))
  expect(held.has(left)).toBe(true)
  await sweep(later(3))
  expect(held.has(left)).toBe(false)
  expect(await db.select().from(orphanedFiles)).toEqual([])
})

test('a document that is deleted while its file cannot be is gone all the same, and its file once it can', {
  tags: 'full',
}, async () => {
  const { id } = (await upload()).json().data
  const before = held.size
  isStoreDown = true
  expect((await send(server, deleteDocument, { token, params: { id } })).statusCode).toBe(200)
  isStoreDown = false
  expect((await server.ask(getDocuments, token)).data.some((one) => one.id === id)).toBe(false)
  expect(held.size).toBe(before)
  await sweep(later(3))
  expect(held.size).toBe(before - 1)
})
