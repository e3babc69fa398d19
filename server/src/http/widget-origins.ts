import type { FastifyInstance, FastifyRequest, onRequestAsyncHookHandler } from 'fastify'
import type { Context } from '../context.ts'
import type { AdviceKeyName } from '../database/tables/tenant.ts'
import { findTenantByAdviceKey } from '../tenants/find-tenant.ts'

type WidgetRequest = FastifyRequest<{ Params: { ticket?: string }; Querystring: { key?: unknown } }>

/** Whether the requesting page is a widget's iframe, or on a site that the tenant allows. */
async function canReadResponse({ db, config, frames }: Context, name: AdviceKeyName, request: WidgetRequest) {
  const { origin } = request.headers
  if (origin === undefined) return false
  if (origin === 'null') {
    const { ticket } = request.params
    // An external calculation service does not check tickets.
    return ticket === undefined ? !config.adviceUrl.startsWith('/') : frames.isValid(ticket)
  }
  const { key } = request.query
  const tenant = typeof key === 'string' ? await findTenantByAdviceKey(db, name, key) : null
  return tenant?.embedOrigins.includes(origin) ?? false
}

/** Adds CORS headers for pages that may read a widget's response. Cookies and tokens are not sent. */
export const createWidgetCorsHook =
  (context: Context, name: AdviceKeyName): onRequestAsyncHookHandler =>
  async (request, reply) => {
    reply.header('vary', 'origin')
    if (await canReadResponse(context, name, request as WidgetRequest))
      reply.header('access-control-allow-origin', request.headers.origin)
  }

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
