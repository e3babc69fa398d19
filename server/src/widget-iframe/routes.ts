import { readFileSync } from 'node:fs'
import path from 'node:path'
import { type WidgetName, widgetNames } from '@portal/contract/widget'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { selectRelease } from '../pages/page-release.ts'
import type { PageServerDependencies } from '../pages/page-server-dependencies.ts'
import type { PageRemote } from '../registry/tenant-registry.ts'
import { findTenant } from '../tenants/find-tenant.ts'
import { createStandaloneWidget } from './standalone-widget.ts'
import { createWidgetIframeDocument } from './widget-iframe-document.ts'
import { getWidgetIframePath } from './widget-iframe-tickets.ts'

export const widgetEmbedPath = '/_widget/embed.js'

const widgetEmbedScript = readFileSync(path.join(import.meta.dirname, 'embed.js'), 'utf8')

const isWidgetName = (name: string): name is WidgetName => widgetNames.some((one) => one === name)

/** Whether a build contains widget texts, which a widget needs outside of the portal. */
const hasWidgetTexts = (files: readonly { path: string }[]) =>
  files.some((file) => /^widget-text\.[\w.]+\.json$/.test(file.path))

/** Headers of a response that no page may embed. */
const noEmbeddingHeaders = { 'content-security-policy': "default-src 'none'; frame-ancestors 'none'" }

interface WidgetIframeRequest {
  Params: { name: string }
  /** `host`: origin of the embedding page, if it is not the portal. */
  Querystring: { host?: unknown; language?: unknown }
}

/** Finds the tenant of a request, and the remotes that its customers get. */
type FindWidgetRelease = (
  request: FastifyRequest,
  dependencies: PageServerDependencies,
) => Promise<{ address: { subdomain: string | null }; remotes: readonly PageRemote[] }>

export async function registerWidgetIframeRoutes(
  app: FastifyInstance,
  dependencies: PageServerDependencies,
  offer: FindWidgetRelease = selectRelease,
): Promise<void> {
  const notThere = { error: 'not_found', message: 'There is no such widget.' }

  app.get(widgetEmbedPath, async (_request, reply) =>
    reply
      .type('text/javascript; charset=utf-8')
      .headers({
        'cache-control': 'max-age=3600',
        'cross-origin-resource-policy': 'cross-origin',
        'x-content-type-options': 'nosniff',
      })
      .send(widgetEmbedScript),
  )

  app.get<WidgetIframeRequest>('/_widget/:name', async (request, reply) => {
    const { name } = request.params
    const { host, language } = request.query
    const { config, db } = dependencies
    const { address, remotes } = await offer(request, dependencies)
    const found = remotes.flatMap(({ base, files, widgets }) => {
      const file = files.find(({ path }) => path === (Object.hasOwn(widgets ?? {}, name) && widgets?.[name]))
      return file ? [{ base, files, script: { url: base + file.path, integrity: file.integrity } }] : []
    })[0]
    if (!found) return reply.code(404).headers(noEmbeddingHeaders).send(notThere)
    const { files, ...build } = found
    const tenant = address.subdomain ? await findTenant(db, address.subdomain) : null
    const standalone =
      tenant && typeof host === 'string' && isWidgetName(name) && hasWidgetTexts(files)
        ? createStandaloneWidget(tenant, name, { host, language }, config)
        : null
    if (host !== undefined && !standalone) return reply.code(404).headers(noEmbeddingHeaders).send(notThere)
    const { adviceUrl } = config
    const { headers, html } = createWidgetIframeDocument({
      ...build,
      adviceUrl: adviceUrl.startsWith('/') ? adviceUrl + getWidgetIframePath(app.frames.issue()) : adviceUrl,
      ancestors: tenant?.embedOrigins ?? [],
      standalone,
    })
    return reply.headers(headers).send(html)
  })
}
