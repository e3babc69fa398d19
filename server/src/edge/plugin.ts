import { randomBytes } from 'node:crypto'
import type { Page } from '@portal/contract/page'
import type { PublishedRemote } from '@portal/contract/registry'
import type { Tenant } from '@portal/contract/tenant'
import { fallbackFontFaces, fontFaces } from '@portal/domain/theme/fonts'
import { cssVariables, themeOf } from '@portal/domain/theme/tokens'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import type { Database } from '../database/database.ts'
import type { Published } from '../registry/registry.ts'
import { tenantBySubdomain } from '../tenants/find.ts'
import { type DocumentParts, htmlDocument } from './document.ts'
import { screenFiles, shellFiles } from './files.ts'
import { subdomainOf } from './host.ts'
import { chosenLanguage, wordingOf } from './language.ts'
import { neutralBrand } from './neutral-brand.ts'
import { pageHeaders } from './policy.ts'
import { customerSkeleton, guestSkeleton, skeletonCss } from './skeleton.ts'

/** Path below which the portal's origin serves the shell's files. */
export const shellPrefix = '/_shell/'

export interface EdgeParts {
  config: Pick<Config, 'portalDomain'>
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
  const address = new URL(request.url, 'http://portal')
  const path = address.pathname
  if (/\.\w+$/.test(path))
    return reply.code(404).send({ error: 'not_found', message: 'There is no such file.' })
  const [{ subdomain, tenant }, { shell, remotes }] = await Promise.all([
    firmOf(request, parts),
    parts.published(),
  ])
  if (!shell) return reply.code(503).send({ error: 'no_shell', message: 'No shell has been published.' })

  const known = subdomain === null || tenant !== null
  const language = chosenLanguage(request.headers.cookie)
  const published = known ? remotes.map((remote) => publishedAt(remote, parts.assetsOrigin)) : []
  const page: Page = {
    tenant: subdomain && tenant ? { subdomain, info: tenant } : null,
    ...(known ? {} : { state: 'unknown-office' }),
    registry: { remotes: published },
    language,
    version: shell.version,
  }
  const nonce = randomBytes(16).toString('base64')
  const wording = wordingOf(language, tenant)
  const files = shellFiles(shell, `${shellPrefix}${shell.hash}/`, wording)
  const document: DocumentParts = {
    nonce,
    language: language ?? 'nl',
    title: tenant?.name ?? 'Portaal',
    css: fontFaces(files.fontUrls) + fallbackFontFaces + themeCss(tenant) + skeletonCss,
    scripts: files.scripts,
    inlineScript: parts.script(),
    preloads: [...files.texts, ...screenFiles(published, address, wording, tenant)],
    fonts: files.font,
    page,
    skeleton: path === '/login' ? guestSkeleton : customerSkeleton,
  }
  const { assetsOrigin } = parts
  return reply
    .code(known ? 200 : 404)
    .headers(pageHeaders({ nonce, assetsOrigin, remotes: published.map(({ name }) => name) }))
    .send(htmlDocument(document))
}

const publishedAt = (remote: Published['remotes'][number], origin: string): PublishedRemote => ({
  ...remote,
  base: `${origin}/${remote.name}/${remote.hash}/`,
})

const themeCss = (tenant: Tenant | null) => {
  const brand = tenant
    ? { primary: tenant.primary_color, secondary: tenant.secondary_color, tertiary: tenant.tertiary_color }
    : neutralBrand
  return `:root{${cssVariables(themeOf(brand))}}`
}
