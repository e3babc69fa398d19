import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** This is less than the ten seconds after which many hosts kill a process. */
const endTimeoutMs = 8000

/** Ends running requests within `milliseconds`. Node would wait for idle connections for a minute or more. */
export function endConnections(app: FastifyInstance, milliseconds = endTimeoutMs): void {
  let stopping = false
  const unused = new Set<Socket>()
  app.server.on('connection', (socket) => {
    unused.add(socket)
    socket.once('close', () => unused.delete(socket))
  })
  app.server.on('request', ({ socket }, response) => {
    unused.delete(socket)
    response.once('close', () => stopping && setImmediate(() => app.server.closeIdleConnections()))
  })
  app.addHook('preClose', async () => {
    stopping = true
    for (const socket of unused) socket.destroy()
    setTimeout(() => app.server.closeAllConnections(), milliseconds).unref()
  })
}
