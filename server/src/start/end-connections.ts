import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** How long a request that is under way may keep a stopping server, in milliseconds: less than what most hosts grant. */
const endTimeoutMs = 8000

/**
 * Lets a server stop soon: what is under way is answered, within `milliseconds`. Node would wait longer: a minute or more for
 * the first request of a connection that a browser opened ahead, or for the next one of a connection that has its answer.
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
