import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** Maximum time that running requests delay a stopping server, in milliseconds: less than most hosts allow. */
const endTimeoutMs = 8000

/**
 * Stops a server soon: running requests end within `milliseconds`. Node would wait a minute or more for idle or
 * preopened connections.
 */
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
