import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import type { Database } from '../database/database.ts'
import type { Published } from '../registry/registry.ts'
import { tenantBySubdomain } from '../tenants/find.ts'
import { addressOf } from './address.ts'
import { htmlDocument } from './document.ts'
import { subdomainOf } from './host.ts'
import { chosenLanguage } from './language.ts'
import { documentOf } from './page.ts'
import { pageHeaders } from './policy.ts'
import { firmsOf, previewPath } from './preview.ts'

export interface EdgeParts {
  config: Pick<Config, 'portalDomain' | 'demo'>
  db: Database
  /** What the registry has for customers, asked for each page. */
  published(): Promise<Published>
  /** Code that runs in every page at once; empty for none. */
  script(): string
  /** Origin of remotes' files, without a slash at the end. */
  assetsOrigin: string
}

/** Pages carry nothing personal and cost little; the limit of requests is for the APIs. */
const unlimited = { config: { rateLimit: false } }

/** Writes the portal's pages: one HTML document per firm and route, ready to start (architecture: how a page arrives). */
export async function edge(app: FastifyInstance, parts: EdgeParts): Promise<void> {
  app.get('/favicon.ico', unlimited, async (request, reply) => {
    const { tenant } = await firmOf(request, parts)
    if (!tenant?.logo) return reply.code(404).send()
    return reply
      .type('image/png')
      .header('cache-control', 'max-age=3600')
      .send(Buffer.from(tenant.logo, 'base64'))
  })
  app.get('/*', unlimited, (request, reply) => answerPage(request, reply, parts))
}

async function firmOf(request: FastifyRequest, { config, db }: EdgeParts) {
  const subdomain = subdomainOf(request.headers.host, config.portalDomain)
  return { subdomain, tenant: subdomain ? await tenantBySubdomain(db, subdomain) : null }
}

async function answerPage(request: FastifyRequest, reply: FastifyReply, parts: EdgeParts) {
  const asked = new URL(request.url, 'http://portal')
  if (/\.\w+$/.test(asked.pathname))
    return reply.code(404).send({ error: 'not_found', message: 'There is no such file.' })
  const [firm, { shell, remotes }] = await Promise.all([firmOf(request, parts), parts.published()])
  if (!shell) return reply.code(503).send({ error: 'no_shell', message: 'No shell has been published.' })

  const { cookie } = request.headers
  const { assetsOrigin } = parts
  const known = firm.subdomain === null || firm.tenant !== null
  const published = known
    ? remotes.map((remote) => ({ ...remote, base: `${assetsOrigin}/${remote.name}/${remote.hash}/` }))
    : []
  const nonce = randomBytes(16).toString('base64')
  const document = documentOf({
    ...firm,
    nonce,
    shell,
    remotes: published,
    language: chosenLanguage(cookie),
    address: addressOf(asked, cookie, published, firm.tenant),
    script: parts.script(),
    preview: parts.config.demo && asked.pathname === previewPath ? await firmsOf(parts.db) : undefined,
  })
  return reply
    .code(known ? 200 : 404)
    .headers(pageHeaders({ nonce, assetsOrigin, remotes: published.map(({ name }) => name) }))
    .send(htmlDocument(document))
}
