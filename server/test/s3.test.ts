import { once } from 'node:events'
import { createServer } from 'node:http'
import { expect, test, vi } from 'vitest'
import { newFileKey } from '../src/files/key.ts'
import { s3Store } from '../src/files/s3.ts'

test('files go to an S3-compatible store and come back', async () => {
  const held = new Map<string, Buffer>()
  const server = createServer(async (request, response) => {
    const path = new URL(request.url ?? '', 'http://s3').pathname
    if (request.method === 'PUT') {
      const pieces: Buffer[] = []
      for await (const piece of request) pieces.push(piece)
      held.set(path, Buffer.concat(pieces))
      response.end()
    } else if (request.method === 'DELETE') {
      held.delete(path)
      response.writeHead(204).end()
    } else if (held.has(path)) {
      response.end(Buffer.from('the content'))
    } else {
      response.writeHead(404, { 'content-type': 'application/xml' })
      response.end('<Error><Code>NoSuchKey</Code><Message>gone</Message></Error>')
    }
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : 0
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'test')
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'test')
  const store = s3Store({ bucket: 'portal', region: 'eu-central-1', endpoint: `http://127.0.0.1:${port}` })
  const key = newFileKey()
  expect(key).toMatch(/^[0-9a-f]{64}$/)
  await store.put(key, Buffer.from('the content'), 'application/pdf')
  expect([...held.keys()]).toEqual([`/portal/${key}`])
  expect((await store.get(key))?.toString()).toBe('the content')
  await store.remove(key)
  expect(await store.get(key)).toBeNull()
  server.close()
  vi.unstubAllEnvs()
})
