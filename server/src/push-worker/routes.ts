import { readFileSync } from 'node:fs'
import path from 'node:path'
import { pushKinds } from '@portal/contract/push'
import type { Tenant } from '@portal/contract/tenant'
import type { FastifyInstance } from 'fastify'
import type { PageServerDependencies } from '../pages/dependencies.ts'
import { chosenLanguage, wordingOf } from '../pages/language.ts'
import { logoPath } from '../pages/logo-path.ts'
import { tenantOf } from '../pages/tenant.ts'
import { textFunctionOf } from '../text-function.ts'

import de from './texts/de.json' with { type: 'json' }
import deFormal from './texts/de_u.json' with { type: 'json' }
import en from './texts/en.json' with { type: 'json' }
import enFormal from './texts/en_u.json' with { type: 'json' }
import nl from './texts/nl.json' with { type: 'json' }
import nlFormal from './texts/nl_u.json' with { type: 'json' }

/** Texts of notices in a wording. */
const textsIn = textFunctionOf<keyof typeof nl>({
  plain: { nl, en, de },
  formal: { nl: nlFormal, en: enFormal, de: deFormal },
})

/** Path of the service worker for push notices: at the root, so that its scope is the whole portal. */
export const pushWorkerPath = '/push-worker.js'

/** Web app manifest, which iOS requires for push notices. */
const manifestPath = '/portal.webmanifest'

const script = readFileSync(path.join(import.meta.dirname, 'worker.js'), 'utf8')

/** It loads only the tenant's logo, and runs only itself. */
const headers = {
  'content-type': 'text/javascript; charset=utf-8',
  'content-security-policy':
    "default-src 'none'; img-src 'self'; require-trusted-types-for 'script'; trusted-types 'none'",
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'no-cache',
  vary: 'cookie, accept-encoding',
}

/** The tenant's service worker with texts in the device's language, from its cookies. @internal for tests */
export function pushWorker(tenant: Tenant, cookies: string | undefined): string {
  const language = chosenLanguage(cookies) ?? 'nl'
  const say = textsIn(language, wordingOf(language, tenant).endsWith('_u'))
  const kinds = Object.fromEntries(pushKinds.map((kind) => [kind, say(`notice_${kind}`)]))
  const words = { title: tenant.name, language, icon: tenant.logo ? logoPath : null, kinds }
  return `const words = ${JSON.stringify(words)}\n${script}`
}

/**
 * Serves the service worker for push notices and the manifest for iOS. Browsers fetch it when notices are enabled and
 * again on each page, so that another language, wording or logo applies from the next page.
 */
export function pushWorkerRoutes(
  app: FastifyInstance,
  parts: Pick<PageServerDependencies, 'config' | 'db'>,
): void {
  app.get(pushWorkerPath, async (request, reply) => {
    const { tenant } = await tenantOf(request, parts)
    if (!tenant) return reply.code(404).send({ error: 'not_found', message: 'There is no such file.' })
    return reply.headers(headers).send(pushWorker(tenant, request.headers.cookie))
  })
  app.get(manifestPath, async (request, reply) => {
    const { tenant } = await tenantOf(request, parts)
    if (!tenant) return reply.code(404).send({ error: 'not_found', message: 'There is no such file.' })
    const icons = tenant.logo ? [{ src: logoPath, sizes: 'any', type: 'image/png' }] : []
    return reply
      .type('application/manifest+json')
      .headers({ 'cache-control': 'max-age=3600', 'x-content-type-options': 'nosniff' })
      .send({ name: tenant.name, start_url: '/', display: 'standalone', icons })
  })
}
