import { readFileSync } from 'node:fs'
import path from 'node:path'
import { pushKinds } from '@portal/contract/push'
import type { Tenant } from '@portal/contract/tenant'
import type { FastifyInstance } from 'fastify'
import type { PageServerDependencies } from '../pages/dependencies.ts'
import { chosenLanguage, wordingOf } from '../pages/language.ts'
import { logoPath } from '../pages/logo-path.ts'
import { tenantOf } from '../pages/tenant.ts'
import { wordsOf } from '../words.ts'

import de from './texts/de.json' with { type: 'json' }
import deFormal from './texts/de_u.json' with { type: 'json' }
import en from './texts/en.json' with { type: 'json' }
import enFormal from './texts/en_u.json' with { type: 'json' }
import nl from './texts/nl.json' with { type: 'json' }
import nlFormal from './texts/nl_u.json' with { type: 'json' }

/** What notices say in a language and wording. */
const wordsIn = wordsOf<keyof typeof nl>({
  plain: { nl, en, de },
  formal: { nl: nlFormal, en: enFormal, de: deFormal },
})

/** Where a firm's portal has the service worker that shows notices: at the top, so that it is of all of its pages. */
export const pushWorkerPath = '/push-worker.js'

/** What makes a portal on a home screen an app of its own, as iPhones and iPads want before they show notices. */
const manifestPath = '/portal.webmanifest'

const script = readFileSync(path.join(import.meta.dirname, 'worker.js'), 'utf8')

/** It loads nothing but the firm's logo, and runs nothing but itself. */
const headers = {
  'content-type': 'text/javascript; charset=utf-8',
  'content-security-policy':
    "default-src 'none'; img-src 'self'; require-trusted-types-for 'script'; trusted-types 'none'",
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'no-cache',
  vary: 'cookie, accept-encoding',
}

/** The service worker of a firm with its words in the language of a device, of which it is given the cookies. @internal for tests */
export function pushWorker(tenant: Tenant, cookies: string | undefined): string {
  const language = chosenLanguage(cookies) ?? 'nl'
  const say = wordsIn(language, wordingOf(language, tenant).endsWith('_u'))
  const kinds = Object.fromEntries(pushKinds.map((kind) => [kind, say(`notice_${kind}`)]))
  const words = { title: tenant.name, language, icon: tenant.logo ? logoPath : null, kinds }
  return `const words = ${JSON.stringify(words)}\n${script}`
}

/**
 * Serves the service worker that shows notices, and what is wanted besides to show them on an iPhone. A browser asks for it when notices are turned on, and again with each page from
 * then on: another language, wording or logo is with it from the next page.
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
