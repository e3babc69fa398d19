import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { listenOnPostgres } from '../src/database/listen-to-postgres-channel.ts'
import { createLog } from '../src/log.ts'

const createPostgresMessage = (type: string, body = Buffer.alloc(0)) => {
  const messageHeader = Buffer.alloc(5)
  messageHeader.write(type)
  messageHeader.writeInt32BE(body.length + 4, 1)
  return Buffer.concat([messageHeader, body])
}
const authenticationOkMessage = createPostgresMessage('R', Buffer.alloc(4))
const readyMessage = createPostgresMessage('Z', Buffer.from('I'))
const commandCompleteMessage = createPostgresMessage('C', Buffer.from('LISTEN\0'))
const createNotification = (text: string) =>
  createPostgresMessage('A', Buffer.concat([Buffer.alloc(4), Buffer.from(`desk\0${text}\0`)]))

/** Starts a fake Postgres that supports LISTEN. A connection that the test silences neither responds nor closes. */
async function startFakePostgres() {
  const silencedSockets = new Set<Socket>()
  const sockets: Socket[] = []
  const server = createServer((socket) => {
    sockets.push(socket)
    socket.on('error', () => {})
    socket.once('data', () => {
      socket.write(Buffer.concat([authenticationOkMessage, readyMessage]))
      socket.on('data', (data) => {
        if (!silencedSockets.has(socket) && data.toString('latin1', 0, 1) === 'Q')
          socket.write(Buffer.concat([commandCompleteMessage, readyMessage]))
      })
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  return {
    url: `postgres://a@127.0.0.1:${(server.address() as AddressInfo).port}/a`,
    sockets,
    silencedSockets,
  }
}

test('the listener detects a silently broken connection and reconnects', async () => {
  const { url, sockets, silencedSockets } = await startFakePostgres()
  const receivedPayloads: (string | null)[] = []
  let notifyReceived = () => {}
  const waitForNotification = () =>
    new Promise<void>((resolve) => {
      notifyReceived = resolve
    })
  const times = { checkEveryMs: 10, responseTimeoutMs: 50, retryAfterMs: 5 }
  const stopListening = await listenOnPostgres(
    url,
    createLog({ logLevel: 'silent' }),
    times,
  )('desk', (payload) => {
    receivedPayloads.push(payload)
    notifyReceived()
  })
  const firstNotification = waitForNotification()
  sockets[0]?.write(createNotification('een'))
  await firstNotification
  const reconnectNotification = waitForNotification()
  for (const socket of sockets) silencedSockets.add(socket)
  await reconnectNotification
  const thirdNotification = waitForNotification()
  sockets.at(-1)?.write(createNotification('twee'))
  await thirdNotification
  expect(receivedPayloads).toEqual(['een', null, 'twee'])
  await stopListening()
})
