import type { FastifyInstance, FastifyRequest, onRequestAsyncHookHandler } from 'fastify'
import type { Context } from '../context.ts'
import type { AdviceKeyName } from '../database/tables/tenant.ts'
import { findTenantWithKey } from '../tenants/find.ts'

type WidgetRequest = FastifyRequest<{ Params: { ticket?: string }; Querystring: { key?: unknown } }>

/** Whether the requesting page may read the response: a widget iframe, or an allowed site. */
async function mayRead({ db, config, frames }: Context, name: AdviceKeyName, request: WidgetRequest) {
  const { origin } = request.headers
  if (origin === undefined) return false
  if (origin === 'null') {
    const { ticket } = request.params
    // An external service gives its own iframes no tickets.
    return ticket === undefined ? !config.adviceUrl.startsWith('/') : frames.holds(ticket)
  }
  const { key } = request.query
  const tenant = typeof key === 'string' ? await findTenantWithKey(db, name, key) : null
  return tenant?.embedOrigins.includes(origin) ?? false
}

/** CORS headers for pages that may read a widget's response. No cookie or token is ever sent. */
export const forWidgets =
  (context: Context, name: AdviceKeyName): onRequestAsyncHookHandler =>
  async (request, reply) => {
    reply.header('vary', 'origin')
    if (await mayRead(context, name, request as WidgetRequest))
      reply.header('access-control-allow-origin', request.headers.origin)
  }

/** Responds to CORS preflight requests for a path. */
export function answerPreflight(
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
