import { once } from 'node:events'
import { request as get } from 'node:http'
import type { AddressInfo } from 'node:net'
import fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { registerErrorHandler } from './error-handler.ts'

/** Creates a server with a route that fails on demand, and records its log. */
async function createFailingServer() {
  const logged: string[] = []
  const app = fastify({ logger: { level: 'error', stream: { write: (line) => void logged.push(line) } } })
  onTestFinished(() => app.close())
  registerErrorHandler(app)
  const received = Promise.withResolvers<void>()
  const end = Promise.withResolvers<void>()
  const answered = Promise.withResolvers<void>()
  app.addHook('onSend', async () => answered.resolve())
  app.get('/', async (request) => {
    request.raw.socket.once('close', () => end.resolve())
    received.resolve()
    await end.promise
    throw new Error('it ended early')
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const sent = get({ host: '127.0.0.1', port })
  sent.on('error', () => {})
  sent.end()
  await received.promise
  return { sent, logged, end: end.resolve, answered: answered.promise }
}

test('a server error is logged once', async () => {
  const { sent, logged, end } = await createFailingServer()
  end()
  const [response] = await once(sent, 'response')
  expect(response.statusCode).toBe(500)
  expect(logged.map((line) => JSON.parse(line).msg)).toEqual(['request failed'])
})

test('an error after the client disconnected is not logged as an error', async () => {
  const { sent, logged, answered } = await createFailingServer()
  sent.destroy()
  await answered
  expect(logged).toEqual([])
})
