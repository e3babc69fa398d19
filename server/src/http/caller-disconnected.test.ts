import { once } from 'node:events'
import { request as get } from 'node:http'
import type { AddressInfo } from 'node:net'
import fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { registerErrorHandler } from './error-handler.ts'

/** Creates a server with a route that fails on demand, and records its log. */
async function createFailingServer() {
  const logLines: string[] = []
  const app = fastify({ logger: { level: 'error', stream: { write: (line) => void logLines.push(line) } } })
  onTestFinished(() => app.close())
  registerErrorHandler(app)
  const requestReceived = Promise.withResolvers<void>()
  const failureStart = Promise.withResolvers<void>()
  const requestAnswered = Promise.withResolvers<void>()
  app.addHook('onSend', async () => requestAnswered.resolve())
  app.get('/', async (request) => {
    request.raw.socket.once('close', () => failureStart.resolve())
    requestReceived.resolve()
    await failureStart.promise
    throw new Error('it ended early')
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const sentRequest = get({ host: '127.0.0.1', port })
  sentRequest.on('error', () => {})
  sentRequest.end()
  await requestReceived.promise
  return {
    sentRequest,
    logLines,
    failRequest: failureStart.resolve,
    requestAnswered: requestAnswered.promise,
  }
}

test('a server error is logged once', async () => {
  const { sentRequest, logLines, failRequest } = await createFailingServer()
  failRequest()
  const [response] = await once(sentRequest, 'response')
  expect(response.statusCode).toBe(500)
  expect(logLines.map((line) => JSON.parse(line).msg)).toEqual(['request failed'])
})

test('an error after the client disconnected is not logged as an error', async () => {
  const { sentRequest, logLines, requestAnswered } = await createFailingServer()
  sentRequest.destroy()
  await requestAnswered
  expect(logLines).toEqual([])
})
