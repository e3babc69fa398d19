import { randomBytes } from 'node:crypto'
import { bsnCheckPath } from '@portal/domain/bsn/check-message'
import { readColorSettings } from '@portal/domain/theme/color-settings'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { statementRoutes } from '../accessibility/routes.ts'
import { bsnCheckFiles } from '../bsn-check/routes.ts'
import { setCookie } from '../http/cookies.ts'
import { isReadable } from '../http/readable-url.ts'
import { portalAddress } from '../mail/address.ts'
import { mailFrameRoutes } from '../mail-frame/routes.ts'
import { pushWorkerPath, pushWorkerRoutes } from '../push-worker/routes.ts'
import { markPage } from '../telemetry/page-trace.ts'
import { spanOf } from '../telemetry/trace.ts'
import { widgetFrameRoutes } from '../widget-frame/routes.ts'
import type { PageServerDependencies } from './dependencies.ts'
import { developmentPage, followBuilds, newestOf } from './development.ts'
import { fileAt } from './file-at.ts'
import { initialContentOf, withoutScreen } from './initial-content.ts'
import { logoPath, serveLogo } from './logo-path.ts'
import { documentOf } from './page.ts'
import { selectRelease } from './page-release.ts'
import { isFileRequest, pageUrlOf } from './page-url.ts'
import { releaseInfoRoutes } from './release-info-routes.ts'
import { createRenderCache, type RenderCache, renderNothing } from './rendering/render-cache.ts'
import { createRendererPool } from './rendering/renderer-pool.ts'
import { bucketCookie } from './rollout-bucket.ts'
import { wasSignedIn } from './screen.ts'
import { sendPage } from './send-page.ts'
import { tenantOf } from './tenant.ts'

type PageMaker = PageServerDependencies & { renderCache: RenderCache }

/** Serves the portal's pages: one HTML document per tenant and route (architecture: how a page arrives). */
export async function pageServerPlugin(app: FastifyInstance, parts: PageServerDependencies): Promise<void> {
  mailFrameRoutes(app)
  await widgetFrameRoutes(app, parts)
  statementRoutes(app, parts)
  pushWorkerRoutes(app, parts)
  await bsnCheckFiles(app)
  const tenantNow = async (request: FastifyRequest) => (await tenantOf(request, parts)).tenant
  for (const path of ['/favicon.ico', logoPath]) serveLogo(app, path, tenantNow)
  if (parts.config.development) developmentPage(app, parts)
  releaseInfoRoutes(app, parts, async (request) => {
    const release = await selectRelease(request, parts)
    return release.underWork.length > 0 ? newestOf(release) : { edition: release.edition }
  })
  const pool = createRendererPool()
  app.addHook('onClose', async () => pool.end())
  const renderCache = createRenderCache({
    pool,
    onFailure: (error) => app.log.error(error, 'a page could not be rendered'),
  })
  app.get('/*', (request, reply) => answerPage(request, reply, { ...parts, renderCache }))
}

async function answerPage(request: FastifyRequest, reply: FastifyReply, parts: PageMaker) {
  const url = pageUrlOf(request.url)
  if (!url) return reply.code(404).send({ error: 'not_found', message: 'There is no such page.' })
  if (isFileRequest(request, url))
    return reply.code(404).send({ error: 'not_found', message: 'There is no such file.' })
  const release = await selectRelease(request, parts)
  const { address, shell, remotes, snapshotFor, edition, newBucket } = release
  if (!shell) return reply.code(503).send({ error: 'no_shell', message: 'No shell has been published.' })

  const { cookie } = request.headers
  const file = fileAt(url)
  const known = address.subdomain === null || address.tenant !== null
  const nonce = randomBytes(16).toString('base64')
  const initialContent = !known
    ? withoutScreen(cookie)
    : await initialContentOf(
        {
          url: file?.at ?? url,
          cookie,
          signedIn: wasSignedIn(cookie),
          shell,
          edition,
          remotes,
          tenant: address.tenant,
        },
        file ? { ...parts, renderCache: renderNothing } : parts,
      )
  const document = documentOf({
    ...address,
    ...initialContent,
    ...(file && { file: file.id, reads: null }),
    nonce,
    look: readColorSettings(cookie),
    shell,
    edition,
    registry: snapshotFor(initialContent.views.map(({ remote }) => remote)),
    script: release.underWork.length > 0 ? followBuilds(newestOf(release)) : '',
    errors: parts.config.errorReportUrl,
    measured: release.watched || Math.random() * 100 < parts.config.telemetryPercent,
    watched: release.watched ? request.server.pageTokens.issue() : undefined,
  })
  if (newBucket !== null) setCookie(reply, bucketCookie, String(newBucket))
  markPage(reply, spanOf(request))
  const { subdomain, tenant } = address
  const workers =
    subdomain && tenant
      ? [pushWorkerPath, bsnCheckPath].map((path) => portalAddress(parts.config, subdomain, path))
      : []
  return sendPage(reply.code(initialContent.isFound && isReadable(request) ? 200 : 404), parts, document, {
    ...release,
    shell,
    workers,
  })
}
