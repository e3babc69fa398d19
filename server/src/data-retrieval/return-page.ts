import { createHash } from 'node:crypto'
import { dataRetrievalResults } from '@portal/contract/data-retrieval'
import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import type { AllTenantsContext } from '../context.ts'
import { recordDataRetrievalResult } from './data-retrieval-result.ts'

/** Path to which the external site that collects the customer's data redirects when it is done. */
export const dataRetrievalReturnPath = '/_retrieved'

/**
 * This script notifies the portal if the page is in the portal's iframe, and otherwise redirects to the portal
 * (RETRIEVE-06). The portal reads the result from the server.
 */
const returnPageScript = `const query = new URLSearchParams(location.search)
query.delete('proof')
if (parent === window) location.replace('/portaal?' + query)
else parent.postMessage({ kind: 'retrieved', attempt: query.get('attempt'), result: query.get('result') }, location.origin)`

const returnPageHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': `default-src 'none'; script-src 'sha256-${createHash('sha256').update(returnPageScript).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'`,
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store, no-transform',
}
const returnPageHtml = `<!doctype html><html lang="nl"><head><meta charset="utf-8"><title>Portaal</title></head><body><script>${returnPageScript}</script></body></html>`

const RetrievalResultQuery = v.object({
  attempt: v.pipe(v.string(), v.maxLength(100)),
  result: v.picklist(dataRetrievalResults),
  proof: v.pipe(v.string(), v.maxLength(100)),
})

export function registerDataRetrievalReturnPage(
  app: FastifyInstance,
  { allTenantsDb }: AllTenantsContext,
): void {
  app.get(dataRetrievalReturnPath, async ({ query }, reply) => {
    const end = v.safeParse(RetrievalResultQuery, query)
    if (end.success)
      await recordDataRetrievalResult(allTenantsDb, end.output.attempt, end.output.result, end.output.proof)
    return reply.headers(returnPageHeaders).send(returnPageHtml)
  })
}
