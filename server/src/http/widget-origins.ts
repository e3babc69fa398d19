import type { FastifyInstance, FastifyRequest, onRequestAsyncHookHandler } from 'fastify'
import type { Context } from '../context.ts'
import type { AdviceKeyName } from '../database/tables/tenant.ts'
import { findTenantWithKey } from '../tenants/find.ts'

type WidgetRequest = FastifyRequest<{ Params: { ticket?: string }; Querystring: { key?: unknown } }>

/**
 * Whether the requesting page may read the response: the page is a widget iframe, or on a site that the tenant allows.
 */
async function mayReadResponse({ db, config, frames }: Context, name: AdviceKeyName, request: WidgetRequest) {
  const { origin } = request.headers
  if (origin === undefined) return false
  if (origin === 'null') {
    const { ticket } = request.params
    // An external calculation service gives no tickets to its iframes.
    return ticket === undefined ? !config.adviceUrl.startsWith('/') : frames.holds(ticket)
  }
  const { key } = request.query
  const tenant = typeof key === 'string' ? await findTenantWithKey(db, name, key) : null
  return tenant?.embedOrigins.includes(origin) ?? false
}

/**
 * Creates the hook that adds CORS headers for pages that may read a widget's response. Cookies and tokens are never
 * sent.
 */
export const createWidgetCorsHook =
  (context: Context, name: AdviceKeyName): onRequestAsyncHookHandler =>
  async (request, reply) => {
    reply.header('vary', 'origin')
    if (await mayReadResponse(context, name, request as WidgetRequest))
      reply.header('access-control-allow-origin', request.headers.origin)
  }

/** Responds to CORS preflight requests for a path. */
export function registerPreflight(
  app: FastifyInstance,
  { method, url, onRequest }: { method: string; url: string; onRequest: onRequestAsyncHookHandler },
): void {
  app.options(url, { onRequest }, async (_request, reply) =>
    reply
      .code(204)
      .header('access-control-allow-methods', method)
      .header('access-control-allow-headers', 'content-type')
      .header('access-control-max-age', '86400')
      .send(),
  )
}
