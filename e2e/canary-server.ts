import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A third-party server that records every request it gets. */
export interface CanaryServer {
  origin: string
  /** Host and port without a scheme. */
  hostAndPort: string
  /** Requested paths. */
  hits: string[]
  /** Pages that it serves, by path. */
  pages: Map<string, string>
  close(): void
}

const pixelGif = Buffer.from('R0lGODlhAQABAAAAACw=', 'base64')

/** Starts a canary server. Hostile mails refer to it in every place where a URL is possible. */
export async function startCanaryServer(): Promise<CanaryServer> {
  const hits: string[] = []
  const pages = new Map<string, string>()
  const server = createServer(({ url = '/' }, response) => {
    const page = pages.get(url)
    if (page !== undefined) return response.setHeader('content-type', 'text/html').end(page)
    if (url === '/favicon.ico') return response.end()
    hits.push(url)
    response.setHeader('access-control-allow-origin', '*')
    response.setHeader('content-type', url.endsWith('.js') ? 'text/javascript' : 'image/gif')
    response.end(url.endsWith('.js') ? 'self.ran=1' : pixelGif)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const bare = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return { origin: `http://${bare}`, hostAndPort: bare, hits, pages, close: () => server.close() }
}
