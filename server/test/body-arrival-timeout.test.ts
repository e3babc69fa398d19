import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { type Harness, startHarness } from './harness.ts'

let server: Harness
let token: string
beforeAll(async () => {
  server = await startHarness()
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  token = await server.getAccessToken('anna')
})
afterAll(() => server.close())
afterEach(() => vi.useRealTimers())

/** Opens a connection, and returns both its ends. */
async function openConnection() {
  const connectionAccepted = once(server.app.server, 'connection')
  const client = connect(Number(new URL(server.app.listeningOrigin).port), '127.0.0.1')
  const [atServer] = (await connectionAccepted) as [Socket]
  let sentLength = 0
  return {
    /** Sends a part of a request, and waits until the server has received it. */
    async send(bodyPart: string) {
      client.write(bodyPart)
      sentLength += Buffer.byteLength(bodyPart)
      await expect.poll(() => atServer.bytesRead).toBe(sentLength)
    },
    /** Resolves with everything that the client has received, once the connection is closed. */
    answer: text(client),
    end: () => client.end(),
  }
}

const createRequestHead = (path: string, type: string, length: number, extraHeaders = '') =>
  `POST ${path} HTTP/1.1\r\nhost: zuider.localhost\r\nauthorization: Bearer ${token}\r\ncontent-type: ${type}\r\ncontent-length: ${length}\r\n${extraHeaders}\r\n`

const pdf = `%PDF-1.4\n${'x'.repeat(3000)}\n%%EOF\n`
const multipartForm = [
  '--b\r\ncontent-disposition: form-data; name="name"\r\n\r\nstuk.pdf\r\n',
  '--b\r\ncontent-disposition: form-data; name="content"; filename="stuk.pdf"\r\ncontent-type: application/pdf\r\n\r\n',
  pdf,
  '\r\n--b--\r\n',
]
const createUploadHead = (extraHeaders?: string) =>
  createRequestHead(
    '/api/zuider/customer/document',
    'multipart/form-data; boundary=b',
    multipartForm.join('').length,
    extraHeaders,
  )

test('trust E9: a body that does not arrive within thirty seconds is answered 408, and the connection closes', {
  tags: 'full',
}, async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { send, answer } = await openConnection()
  await send(`${createRequestHead('/auth/login', 'application/json', 100)}{"username":`)
  await vi.waitUntil(() => vi.getTimerCount() > 0)
  vi.advanceTimersByTime(20_000)
  await send('"anna')
  vi.advanceTimersByTime(9_000)
  expect(vi.getTimerCount()).toBe(1)
  vi.advanceTimersByTime(1_000)
  expect(await answer).toMatch(/^HTTP\/1.1 408 [\s\S]*connection: close[\s\S]*"error":"too_slow"/)
})

test('trust E9: an upload that stalls is answered 408, and the connection closes', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { send, answer } = await openConnection()
  await send(createUploadHead() + multipartForm[0])
  await vi.waitUntil(() => vi.getTimerCount() > 0)
  vi.advanceTimersByTime(30_000)
  expect(await answer).toMatch(/^HTTP\/1.1 408 [\s\S]*connection: close[\s\S]*"error":"too_slow"/)
})

test('an upload that keeps arriving is accepted, however slow', { tags: 'full' }, async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { send, answer, end } = await openConnection()
  await send(createUploadHead('connection: close\r\n'))
  await vi.waitUntil(() => vi.getTimerCount() > 0)
  for (const bodyPart of multipartForm.join('').match(/[\s\S]{1,700}/g) ?? []) {
    vi.advanceTimersByTime(29_000)
    await send(bodyPart)
  }
  expect(await answer).toMatch(/^HTTP\/1.1 200 /)
  end()
})

test('trust E9: the total time of a request is limited to three hundred seconds', () => {
  expect(server.app.server.requestTimeout).toBe(300_000)
})

test.each(['multipart/form-data; boundary=b', 'application/json'])(
  'a compressed body is rejected at once: %s',
  async (type) => {
    const { send, answer, end } = await openConnection()
    await send(
      createRequestHead(
        '/api/zuider/customer/document',
        type,
        1000,
        'content-encoding: gzip\r\nconnection: close\r\n',
      ),
    )
    expect(await answer).toMatch(/^HTTP\/1.1 415 [\s\S]*must not be compressed/)
    end()
  },
)
