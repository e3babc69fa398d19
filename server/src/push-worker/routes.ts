import { readFileSync } from 'node:fs'
import path from 'node:path'
import { pushNoticeKinds } from '@portal/contract/push-notice'
import type { Tenant } from '@portal/contract/tenant'
import { createTextFunction } from '@portal/domain/format/text-function'
import type { FastifyInstance } from 'fastify'
import { logoPath } from '../pages/logo-path.ts'
import { findPageTenant, readChosenLanguage, selectLocale } from '../pages/page-request.ts'
import type { PageServerDependencies } from '../pages/page-server-dependencies.ts'
import de from './texts/de.json' with { type: 'json' }
import de_u from './texts/de_u.json' with { type: 'json' }
import en from './texts/en.json' with { type: 'json' }
import en_u from './texts/en_u.json' with { type: 'json' }
import nl from './texts/nl.json' with { type: 'json' }
import nl_u from './texts/nl_u.json' with { type: 'json' }

const getNoticeTexts = createTextFunction<keyof typeof nl>({ nl, nl_u, en, en_u, de, de_u })

/** The path is at the root, so that the scope of the service worker is the whole portal. */
export const pushWorkerPath = '/push-worker.js'

/** iOS requires a web app manifest for push notices. */
const manifestPath = '/portal.webmanifest'

const workerScript = readFileSync(path.join(import.meta.dirname, 'push-worker-script.js'), 'utf8')

/** The worker may load only its script and the tenant's logo. */
const workerHeaders = {
  'content-type': 'text/javascript; charset=utf-8',
  'content-security-policy':
    "default-src 'none'; img-src 'self'; require-trusted-types-for 'script'; trusted-types 'none'",
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'no-cache',
  vary: 'cookie, accept-encoding',
}

/** Adds the texts to the script, in the device's language. @internal for tests */
export function createPushWorker(tenant: Tenant, cookies: string | undefined): string {
  const language = readChosenLanguage(cookies) ?? 'nl'
  const getText = getNoticeTexts(language, selectLocale(language, tenant).endsWith('_u'))
  const kinds = Object.fromEntries(pushNoticeKinds.map((kind) => [kind, getText(`notice_${kind}`)]))
  const noticeTexts = { title: tenant.name, language, icon: tenant.logo ? logoPath : null, kinds }
  return `const noticeTexts = ${JSON.stringify(noticeTexts)}\n${workerScript}`
}

/**
 * Registers the routes of the service worker and the web app manifest. Browsers revalidate the worker on each page, so
 * that a changed language or logo applies soon.
 */
export function registerPushWorkerRoutes(
  app: FastifyInstance,
  dependencies: Pick<PageServerDependencies, 'config' | 'db'>,
): void {
  app.get(pushWorkerPath, async (request, reply) => {
    const { tenant } = await findPageTenant(request, dependencies)
    if (!tenant) return reply.code(404).send({ error: 'not_found', message: 'There is no such file.' })
    return reply.headers(workerHeaders).send(createPushWorker(tenant, request.headers.cookie))
  })
  app.get(manifestPath, async (request, reply) => {
    const { tenant } = await findPageTenant(request, dependencies)
    if (!tenant) return reply.code(404).send({ error: 'not_found', message: 'There is no such file.' })
    const icons = tenant.logo ? [{ src: logoPath, sizes: 'any', type: 'image/png' }] : []
    return reply
      .type('application/manifest+json')
      .headers({ 'cache-control': 'max-age=3600', 'x-content-type-options': 'nosniff' })
      .send({ name: tenant.name, start_url: '/', display: 'standalone', icons })
  })
}
