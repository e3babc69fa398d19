import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A server of somebody else: it remembers every request that reaches it. */
export interface Canary {
  origin: string
  /** Host and port without a scheme. */
  bare: string
  /** Paths asked for so far. */
  hits: string[]
  /** Pages it serves itself, by path. */
  pages: Map<string, string>
  close(): void
}

const pixel = Buffer.from('R0lGODlhAQABAAAAACw=', 'base64')

/** Starts a canary; hostile mail names its address wherever something could be fetched. */
export async function startCanary(): Promise<Canary> {
  const hits: string[] = []
  const pages = new Map<string, string>()
  const server = createServer(({ url = '/' }, response) => {
    const page = pages.get(url)
    if (page !== undefined) return response.setHeader('content-type', 'text/html').end(page)
    if (url === '/favicon.ico') return response.end()
    hits.push(url)
    response.setHeader('access-control-allow-origin', '*')
    response.setHeader('content-type', url.endsWith('.js') ? 'text/javascript' : 'image/gif')
    response.end(url.endsWith('.js') ? 'self.ran=1' : pixel)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const bare = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return { origin: `http://${bare}`, bare, hits, pages, close: () => server.close() }
}
