import { randomBytes } from 'node:crypto'
import type { Id } from '@portal/contract/wire'
import { bsnCheckPath } from '@portal/domain/bsn/bsn-check-messages'
import { readColorSettings } from '@portal/domain/theme/color-settings'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { registerAccessibilityRoutes } from '../accessibility/routes.ts'
import { serveBsnCheckFiles } from '../bsn-check/routes.ts'
import { setCookie } from '../http/cookies.ts'
import { isRoutablePath } from '../http/routable-url.ts'
import { createPortalUrl } from '../mail/portal-url.ts'
import { registerMailIframeRoutes } from '../mail-iframe/routes.ts'
import { pushWorkerPath, registerPushWorkerRoutes } from '../push-worker/routes.ts'
import { registerWidgetIframeRoutes } from '../widget-iframe/routes.ts'
import { createHotUpdateScript, registerDevelopmentPage, toCurrentRelease } from './development-page.ts'
import { toHtmlDocumentInput } from './html-document-input.ts'
import { createContentWithoutScreen, findInitialContent } from './initial-content.ts'
import { logoPath, serveLogo } from './logo-path.ts'
import { selectRelease } from './page-release.ts'
import {
  findPageTenant,
  hasSignedInCookie,
  isFileRequest,
  parsePageUrl,
  rolloutBucketCookie,
} from './page-request.ts'
import type { PageServerDependencies } from './page-server-dependencies.ts'
import { registerReleaseInfoRoutes } from './release-info-routes.ts'
import { createRenderCache, emptyRenderCache, type RenderCache } from './rendering/render-cache.ts'
import { createRendererPool } from './rendering/renderer-pool.ts'
import { sendPage } from './send-page.ts'

const customerFilePathPattern = /^\/dossier\/([1-9]\d{0,8})(\/.*)?$/

/**
 * Splits the URL of a page about another person's customer file (HOUSE-05) into the id of the customer file and the
 * rest; null for other URLs. The page itself contains no data of that customer file.
 */
function parseCustomerFileUrl({ pathname, search }: URL): { id: Id; at: URL } | null {
  const [, id, path = '/'] = customerFilePathPattern.exec(pathname) ?? []
  return id ? { id: Number(id), at: new URL(path + search, 'http://portal') } : null
}

type PageContext = PageServerDependencies & { renderCache: RenderCache }

/** Serves one HTML document per tenant and route. */
export async function registerPageServer(
  app: FastifyInstance,
  dependencies: PageServerDependencies,
): Promise<void> {
  registerMailIframeRoutes(app)
  await registerWidgetIframeRoutes(app, dependencies)
  registerAccessibilityRoutes(app, dependencies)
  registerPushWorkerRoutes(app, dependencies)
  await serveBsnCheckFiles(app)
  const findCurrentTenant = async (request: FastifyRequest) =>
    (await findPageTenant(request, dependencies)).tenant
  for (const path of ['/favicon.ico', logoPath]) serveLogo(app, path, findCurrentTenant)
  if (dependencies.config.development) registerDevelopmentPage(app, dependencies)
  registerReleaseInfoRoutes(app, dependencies, async (request) => {
    const release = await selectRelease(request, dependencies)
    return release.developmentBuilds.length > 0 ? toCurrentRelease(release) : { edition: release.edition }
  })
  const pool = createRendererPool()
  app.addHook('onClose', async () => pool.end())
  const renderCache = createRenderCache({
    pool,
    onFailure: (error) => app.log.error(error, 'could not render a page'),
  })
  app.get('/*', (request, reply) => servePage(request, reply, { ...dependencies, renderCache }))
}

async function servePage(request: FastifyRequest, reply: FastifyReply, context: PageContext) {
  const url = parsePageUrl(request.url)
  if (!url) return reply.code(404).send({ error: 'not_found', message: 'There is no such page.' })
  if (isFileRequest(request, url))
    return reply.code(404).send({ error: 'not_found', message: 'There is no such file.' })
  const release = await selectRelease(request, context)
  const { address, shell, remotes, snapshotFor, edition, newBucket } = release
  if (!shell) return reply.code(503).send({ error: 'no_shell', message: 'No shell has been published.' })

  const { cookie } = request.headers
  const file = parseCustomerFileUrl(url)
  const known = address.subdomain === null || address.tenant !== null
  const nonce = randomBytes(16).toString('base64')
  const initialContent = !known
    ? createContentWithoutScreen(cookie)
    : await findInitialContent(
        {
          url: file?.at ?? url,
          cookie,
          signedIn: hasSignedInCookie(cookie),
          shell,
          edition,
          remotes,
          tenant: address.tenant,
        },
        file ? { ...context, renderCache: emptyRenderCache } : context,
      )
  const document = toHtmlDocumentInput({
    ...address,
    ...initialContent,
    ...(file && { file: file.id, reads: null }),
    nonce,
    colorSettings: readColorSettings(cookie),
    shell,
    edition,
    registry: snapshotFor(initialContent.views.map(({ remote }) => remote)),
    script: release.developmentBuilds.length > 0 ? createHotUpdateScript(toCurrentRelease(release)) : '',
    errorReportUrl: context.config.errorReportUrl,
    sendsTelemetry: release.isWatched || Math.random() * 100 < context.config.telemetryPercent,
    pageToken: release.isWatched ? request.server.pageTokens.issue() : undefined,
  })
  if (newBucket !== null) setCookie(reply, rolloutBucketCookie, String(newBucket))
  const { subdomain, tenant } = address
  const workers =
    subdomain && tenant
      ? [pushWorkerPath, bsnCheckPath].map((path) => createPortalUrl(context.config, subdomain, path))
      : []
  return sendPage(
    reply.code(initialContent.isFound && isRoutablePath(request) ? 200 : 404),
    context,
    document,
    {
      ...release,
      shell,
      workers,
    },
  )
}
