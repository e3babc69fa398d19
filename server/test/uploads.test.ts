import { connect } from 'node:net'
import { Readable } from 'node:stream'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { getDocuments } from '@portal/contract/document'
import { sendMessage } from '@portal/contract/message'
import { expect, test, vi } from 'vitest'
import { createConcurrencyLimit } from '../src/http/concurrency-limit.ts'
import { startHarness } from './harness.ts'
import { createMemoryFileStore } from './memory-file-store.ts'
import { sendCall } from './send-call.ts'

const pdfText = '%PDF-1.4\n1 0 obj\n<<>>\nendobj\n%%EOF\n'
const multipartForm = `--b\r\ncontent-disposition: form-data; name="name"\r\n\r\nstuk.pdf\r\n--b\r\ncontent-disposition: form-data; name="content"; filename="stuk.pdf"\r\ncontent-type: application/pdf\r\n\r\n${pdfText}\r\n--b--\r\n`

test('trust E9: of many concurrent uploads eight are read, two per customer, and the others wait', {
  tags: 'full',
}, async () => {
  const { promise: restSent, resolve: sendRest } = Promise.withResolvers<void>()
  const server = await startHarness()
  let startedCount = 0
  async function* streamInChunks() {
    startedCount++
    yield multipartForm.slice(0, 100)
    await restSent
    yield multipartForm.slice(100)
  }
  const uploadInChunks = (token: string) =>
    server.app.inject({
      method: 'POST',
      url: '/api/zuider/customer/document',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'multipart/form-data; boundary=b' },
      payload: Readable.from(streamInChunks()),
    })
  const tokens = await Promise.all(
    ['anna', 'mila', 'emma', 'jan', 'karin'].map((name) => server.getAccessToken(name)),
  )
  const [anna = ''] = tokens
  const countStartedUploads = async (minimum: number) => {
    await expect.poll(() => startedCount).toBeGreaterThanOrEqual(minimum)
    await server.request(getDocuments, anna)
    for (let turn = 0; turn < 100; turn++) await nextTurn()
    return startedCount
  }
  const uploadResponses = Array.from({ length: 4 }, () => uploadInChunks(anna))
  expect(await countStartedUploads(2)).toBe(2)
  for (const token of tokens) uploadResponses.push(...Array.from({ length: 4 }, () => uploadInChunks(token)))
  expect(await countStartedUploads(8)).toBe(8)
  sendRest()
  expect((await Promise.all(uploadResponses)).map(({ statusCode }) => statusCode)).toEqual(
    Array(24).fill(200),
  )
  await server.close()
})

test('a caller that disconnects while queued does not consume a slot', { tags: 'full' }, async () => {
  const server = await startHarness()
  const token = await server.getAccessToken('anna')
  const origin = await server.app.listen({ port: 0, host: '127.0.0.1' })
  const path = '/api/zuider/customer/document'
  const type = 'multipart/form-data; boundary=b'
  const [onRequest, onDisconnect] = [vi.fn(), vi.fn()]
  server.app.server.on('request', (_, response) => {
    onRequest()
    response.on('close', onDisconnect)
  })
  const requestHead = `POST ${path} HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${token}\r\ncontent-type: ${type}\r\ncontent-length: 1000\r\n\r\n`
  const connections = Array.from({ length: 4 }, () => connect(Number(new URL(origin).port), '127.0.0.1'))
  for (const [index, socket] of connections.entries()) {
    socket.write(requestHead)
    await expect.poll(() => onRequest.mock.calls.length).toBe(index + 1)
    await server.request(getDocuments, token)
  }
  for (const socket of connections.slice(2)) socket.destroy()
  await expect.poll(() => onDisconnect.mock.calls.length).toBe(2)
  for (const socket of connections.slice(0, 2)) socket.destroy()
  await expect.poll(() => onDisconnect.mock.calls.length).toBeGreaterThanOrEqual(4)
  const headers = { authorization: `Bearer ${token}`, 'content-type': type }
  const signal = AbortSignal.timeout(20_000)
  const response = await fetch(origin + path, { method: 'POST', headers, body: multipartForm, signal })
  expect(response.status).toBe(200)
  await server.close()
})

test('when the queue is full, the next caller gets a 429', async () => {
  const concurrencyLimit = createConcurrencyLimit({ total: 1, perOwner: 1, queued: 1 })
  const giveBack = await concurrencyLimit.acquire('anna')
  const secondTurn = concurrencyLimit.acquire('mila')
  await expect(concurrencyLimit.acquire('emma')).rejects.toMatchObject({ status: 429 })
  giveBack()
  ;(await secondTurn)()
  await concurrencyLimit.acquire('emma')
})

test('a form above eleven megabytes is refused, also without a content length', {
  tags: 'full',
}, async () => {
  const server = await startHarness()
  const token = await server.getAccessToken('anna')
  const part = `--b\r\ncontent-disposition: form-data; name="x"\r\n\r\n${'x'.repeat(2_000_000)}\r\n`
  const response = await server.app.inject({
    method: 'POST',
    url: '/api/zuider/customer/document',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'multipart/form-data; boundary=b' },
    payload: Readable.from([...Array(8).fill(part), '--b--\r\n']),
  })
  expect(response.statusCode).toBe(413)
  await server.close()
})

test('a message with a rejected file stores none of the others', {
  tags: 'full',
}, async () => {
  const files = createMemoryFileStore()
  const storedKeys = new Set<string>()
  const server = await startHarness(undefined, {
    ...files,
    put: async (key, ...args) => {
      await files.put(key, ...args)
      storedKeys.add(key)
    },
    remove: async (key) => {
      storedKeys.delete(key)
      await files.remove(key)
    },
  })
  const token = await server.getAccessToken('anna')
  const createPdfFile = (content: string) => new File([content], 'stuk.pdf', { type: 'application/pdf' })
  const createContactBody = (...documents: File[]) => ({ screen: 'contact', message: 'Hierbij', documents })
  expect(
    (
      await sendCall(server, sendMessage, {
        token,
        body: createContactBody(createPdfFile(pdfText), createPdfFile('no pdf')),
      })
    ).statusCode,
  ).toBe(422)
  expect(storedKeys.size).toBe(0)
  expect(
    (
      await sendCall(server, sendMessage, {
        token,
        body: createContactBody(createPdfFile(pdfText), createPdfFile(pdfText)),
      })
    ).statusCode,
  ).toBe(200)
  expect(storedKeys.size).toBe(2)
  await server.close()
})
