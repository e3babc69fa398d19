// @module-tag full
import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { getDocuments, uploadDocument } from '@portal/contract/document'
import { getTasks } from '@portal/contract/task'
import { pino } from 'pino'
import { expect, test, vi } from 'vitest'
import { createServers } from '../src/app.ts'
import { readConfig } from '../src/config.ts'
import { openPostgresDatabase } from '../src/database/postgres-database.ts'
import { channels } from '../src/database/tables/build.ts'
import { demoPassword, seedDemo } from '../src/demo/seed-demo.ts'
import { createLog } from '../src/log.ts'
import { getDatabaseUrl, runSqlOnServer } from './databases.ts'
import { startHarness, testSettings } from './harness.ts'
import { createMemoryFileStore } from './memory-file-store.ts'
import { sendCall } from './send-call.ts'

test.each([
  ['is full', { code: 'ENOSPC' }, 507],
  ['is full (error of MinIO)', { name: 'XMinioStorageFull', $fault: 'server' }, 507],
  ['cannot be reached', { code: 'ECONNREFUSED' }, 424],
  ['fails', { $fault: 'server' }, 424],
  ['refuses an upload', { name: 'AccessDenied', $fault: 'client' }, 424],
])(
  'if the file store %s, only calls with files fail, with a clear error and nothing stored, and they work again afterwards',
  async (_, errorFields, status) => {
    const logLines: string[] = []
    const log = pino({ level: 'error' }, { write: (line: string) => void logLines.push(line) })
    const files = createMemoryFileStore()
    let isStoreFull = true
    const putUnlessFull: typeof files.put = (...args) =>
      isStoreFull ? Promise.reject(Object.assign(new Error('not now'), errorFields)) : files.put(...args)
    const server = await startHarness(undefined, { ...files, put: putUnlessFull }, log)
    await server.database.db.insert(channels).values({ name: 'shell', channel: 'live', hash: 'a' })
    const waitForFileStoreState = (state: string) =>
      vi.waitFor(async () => {
        const response = await server.app.inject({ url: '/readyz' })
        expect([response.statusCode, response.json()]).toEqual([200, { status: 'ready', files: state }])
      })
    await waitForFileStoreState('refuses')
    const token = await server.getAccessToken('emma')
    const uploadFile = () =>
      sendCall(server, uploadDocument, {
        token,
        body: { name: 'a.pdf', content: new File(['%PDF-1.4\n'], 'a.pdf'), idempotency_key: 'vol-en-leeg' },
      })
    const documentCountBefore = (await server.request(getDocuments, token)).data.length
    const rejectedResponse = await uploadFile()
    expect(rejectedResponse.statusCode).toBe(status)
    expect(JSON.parse(logLines.at(-1) ?? '{}')).toMatchObject({ store: { message: 'not now' } })
    expect((await server.request(getDocuments, token)).data).toHaveLength(documentCountBefore)
    isStoreFull = false
    server.advanceClock(60)
    await waitForFileStoreState('ok')
    expect((await uploadFile()).statusCode).toBe(200)
    expect((await server.request(getDocuments, token)).data).toHaveLength(documentCountBefore + 1)
    await server.close()
  },
)

/** Starts a proxy to Postgres whose connections the test can cut and restore. */
async function startCuttableProxy(target: URL) {
  const sockets = new Set<Socket>()
  let isOpen = true
  const proxy = createServer((client) => {
    if (!isOpen) {
      client.destroy()
      return
    }
    const upstreamSocket = connect(Number(target.port || 5432), target.hostname)
    for (const socket of [client, upstreamSocket]) {
      sockets.add(socket)
      socket.on('error', () => undefined)
    }
    client.pipe(upstreamSocket).pipe(client)
  }).listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  const address = proxy.address()
  const port = typeof address === 'object' && address ? String(address.port) : ''
  return {
    address: Object.assign(new URL(target), { hostname: '127.0.0.1', port }).href,
    set(state: boolean) {
      isOpen = state
      if (!isOpen) for (const socket of sockets) socket.destroy()
    },
    close: () => proxy.close(),
  }
}

const postgresUrl = process.env.PORTAL_TEST_DATABASE_URL

test.skipIf(!postgresUrl)('a lost database is answered 503, and the server recovers by itself', async () => {
  const url = postgresUrl ?? ''
  await runSqlOnServer(url, 'create database portal_fault')
  const proxy = await startCuttableProxy(new URL(getDatabaseUrl(url, 'portal_fault')))
  const log = createLog({ logLevel: 'silent' })
  const database = await openPostgresDatabase(proxy.address, log)
  await seedDemo(database)
  const config = readConfig(testSettings)
  const { app } = await createServers({ config, database, log, files: createMemoryFileStore() })
  const payload = { username: 'anna', password: demoPassword, tenant: 'zuider' }
  const { access_token } = (await app.inject({ method: 'POST', url: '/auth/login', payload })).json()
  const requestTasks = () =>
    app.inject({ url: `/api/zuider${getTasks.path}`, headers: { authorization: `Bearer ${access_token}` } })
  expect((await requestTasks()).statusCode).toBe(200)
  proxy.set(false)
  expect((await requestTasks()).statusCode).toBe(503)
  expect((await app.inject({ url: '/healthz' })).statusCode).toBe(503)
  proxy.set(true)
  expect((await requestTasks()).statusCode).toBe(200)
  expect((await app.inject({ url: '/healthz' })).statusCode).toBe(200)
  await app.close()
  await database.close()
  proxy.close()
  await runSqlOnServer(url, 'drop database portal_fault with (force)')
})
