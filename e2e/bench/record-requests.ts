import type { CDPSession } from '@playwright/test'

/** A request of a page; times in milliseconds on one clock. */
export interface PageRequest {
  url: string
  start: number
  end: number
  bytes: number
  isFromCache: boolean
}

/** Records all later requests as the browser's network layer reports them, with cached ones marked. */
export async function recordRequests(cdp: Pick<CDPSession, 'send' | 'on'>): Promise<PageRequest[]> {
  const requests = new Map<string, PageRequest>()
  const list: PageRequest[] = []
  cdp.on('Network.requestWillBeSent', ({ requestId, request, timestamp }) => {
    if (!request.url.startsWith('http')) return
    const started = { start: timestamp * 1000, end: Number.POSITIVE_INFINITY, bytes: 0, isFromCache: false }
    const newRequest = { url: request.url, ...started }
    requests.set(requestId, newRequest)
    list.push(newRequest)
  })
  cdp.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    const request = requests.get(requestId)
    if (request) Object.assign(request, { end: timestamp * 1000, bytes: encodedDataLength })
  })
  const markAsCached = (requestId: string) => {
    const request = requests.get(requestId)
    if (request) request.isFromCache = true
  }
  cdp.on('Network.requestServedFromCache', ({ requestId }) => markAsCached(requestId))
  cdp.on(
    'Network.responseReceived',
    ({ requestId, response }) => response.fromDiskCache && markAsCached(requestId),
  )
  await cdp.send('Network.enable')
  return list
}

/** Measures the longest chain of network requests in which each request started after the previous one ended. */
export function measureSerialDepth(requests: readonly PageRequest[]): number {
  const inOrder = requests.filter(({ isFromCache }) => !isFromCache).sort((a, b) => a.start - b.start)
  const depths = new Map<PageRequest, number>()
  for (const request of inOrder) {
    const before = inOrder.filter(({ end }) => end <= request.start)
    depths.set(request, 1 + Math.max(0, ...before.map((earlier) => depths.get(earlier) ?? 0)))
  }
  return Math.max(0, ...depths.values())
}
