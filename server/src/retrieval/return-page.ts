import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'

/** Where the page that retrieves data ends: a page of the portal's own origin. */
export const returnPath = '/_retrieved'

/** In the portal's frame it tells the portal how it ended; on its own it goes to the portal (RETRIEVE-06). */
const script = `const query = new URLSearchParams(location.search)
if (parent === window) location.replace('/portaal?' + query)
else parent.postMessage({ kind: 'retrieved', result: query.get('result') }, location.origin)`

const headers = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': `default-src 'none'; script-src 'sha256-${createHash('sha256').update(script).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'`,
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
}
const html = `<!doctype html><html lang="nl"><head><meta charset="utf-8"><title>Portaal</title></head><body><script>${script}</script></body></html>`

/** Serves the page to which an embedded page sends the customer when it is done. */
export function returnPage(app: FastifyInstance): void {
  app.get(returnPath, { config: { rateLimit: false } }, async (_, reply) => reply.headers(headers).send(html))
}
