import { EventEmitter, once } from 'node:events'
import { Agent, createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

const checkIntervalMs = 200

/** Load balancer for tests: distributes requests over the ready servers, without retries. */
export interface LoadBalancer {
  readonly url: string
  add(server: string): Promise<void>
  /** Stops sending requests to a server, and waits for its pending responses. */
  remove(server: string): Promise<void>
  close(): void
}

const isReady = async (server: string): Promise<boolean> => {
  const response = await fetch(`${server}/readyz`, { signal: AbortSignal.timeout(2000) }).catch(() => null)
  await response?.body?.cancel()
  return response?.status === 200
}

export async function startLoadBalancer(): Promise<LoadBalancer> {
  const servers = new Map<string, boolean>()
  const openRequests = new Map<string, Set<object>>()
  const idleServers = new EventEmitter()
  const agent = new Agent({ keepAlive: true })
  let requestIndex = 0
  const updateServerReadiness = async (server: string) => {
    const isServerReady = await isReady(server)
    if (servers.has(server)) servers.set(server, isServerReady)
  }
  const checkTimer = setInterval(() => {
    for (const server of servers.keys()) void updateServerReadiness(server)
  }, checkIntervalMs)
  const proxy = createServer((incomingRequest, clientResponse) => {
    const readyServers = [...servers].filter(([, isServerReady]) => isServerReady)
    const [server] = readyServers[requestIndex++ % readyServers.length] ?? []
    if (!server) {
      clientResponse.writeHead(502).end('no server is ready')
      return
    }
    const serverRequests = openRequests.get(server) ?? new Set()
    openRequests.set(server, serverRequests.add(incomingRequest))
    clientResponse.once('close', () => {
      serverRequests.delete(incomingRequest)
      if (serverRequests.size === 0) idleServers.emit(server)
    })
    const forwardedRequest = request(
      new URL(incomingRequest.url ?? '/', server),
      { agent, method: incomingRequest.method, headers: incomingRequest.headers },
      (response) => {
        clientResponse.writeHead(response.statusCode ?? 502, response.headers)
        response.pipe(clientResponse)
      },
    )
    forwardedRequest.on('error', (error) => {
      if (clientResponse.headersSent) clientResponse.destroy()
      else clientResponse.writeHead(502).end(error.message)
    })
    incomingRequest.pipe(forwardedRequest)
  })
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    async add(server) {
      servers.set(server, false)
      while (!servers.get(server)) {
        await updateServerReadiness(server)
        if (!servers.get(server)) await new Promise((resolve) => setTimeout(resolve, 50))
      }
    },
    async remove(server) {
      servers.delete(server)
      if ((openRequests.get(server)?.size ?? 0) > 0) await once(idleServers, server)
    },
    close() {
      clearInterval(checkTimer)
      proxy.closeAllConnections()
      proxy.close()
      agent.destroy()
    },
  }
}
