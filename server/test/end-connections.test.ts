import { once } from 'node:events'
import { Agent, get, type IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import Fastify, { type FastifyInstance } from 'fastify'
import { expect, test } from 'vitest'
import { createConnectionOptions } from '../src/http/connection-options.ts'
import { endConnections } from '../src/start/end-connections.ts'

/** Starts a server with one route, which responds when the test calls `answer`. */
async function startServer(timeoutMs?: number) {
  const app = Fastify()
  endConnections(app, timeoutMs)
  let sendResponse = () => {}
  const requestReceived = new Promise<void>((resolve) => {
    app.get('/', async () => {
      resolve()
      await new Promise<void>((release) => {
        sendResponse = release
      })
      return 'done'
    })
  })
  return {
    app,
    origin: await app.listen({ port: 0, host: '127.0.0.1' }),
    requestReceived,
    answer: () => sendResponse(),
  }
}

/** Opens an idle connection, as browsers do before a click. */
async function openIdleConnection(app: FastifyInstance) {
  const connectionAccepted = once(app.server, 'connection')
  const socket = connect(Number(new URL(app.listeningOrigin).port), '127.0.0.1')
  await connectionAccepted
  return socket
}

test('an unused connection does not delay the server’s stop', async () => {
  const { app } = await startServer(60_000)
  const connectionEnded = once(await openIdleConnection(app), 'close')
  await app.close()
  await connectionEnded
})

test('a pending request is answered before the server has stopped', async () => {
  const { app, origin, requestReceived, answer } = await startServer(60_000)
  const response = fetch(origin)
  await requestReceived
  const appClosed = app.close()
  await expect.poll(() => app.server.listening).toBe(false)
  answer()
  expect(await (await response).text()).toBe('done')
  await appClosed
})

test('a request that never ends is cut off after a timeout', async () => {
  const { app, origin, requestReceived } = await startServer(50)
  const requestRejected = expect(fetch(origin)).rejects.toThrow()
  await requestReceived
  await app.close()
  await requestRejected
})

test('a request on an open connection during the stop is answered, not refused', async () => {
  const app = Fastify(createConnectionOptions({ keepAliveSeconds: 75 }))
  endConnections(app, 60_000)
  app.get('/quick', async () => 'quick')
  let closeConnection = () => {}
  const closingStarted = new Promise<void>((reportClosing) => {
    app.addHook('preClose', async () => {
      reportClosing()
      await new Promise<void>((release) => {
        closeConnection = release
      })
    })
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const keepAliveAgent = new Agent({ keepAlive: true, maxSockets: 1 })
  const { port } = new URL(app.listeningOrigin)
  const requestQuickRoute = async () => {
    const [response] = (await once(
      get({ port, host: '127.0.0.1', path: '/quick', agent: keepAliveAgent }),
      'response',
    )) as [IncomingMessage]
    await text(response)
    return response.statusCode
  }
  expect(await requestQuickRoute()).toBe(200)
  const appClosed = app.close()
  await closingStarted
  expect(await requestQuickRoute()).toBe(200)
  closeConnection()
  await appClosed
  expect(app.server.keepAliveTimeout).toBe(75_000)
})
