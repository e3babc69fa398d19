import { randomBytes } from 'node:crypto'
import type { StaffMember } from '@portal/contract/staff'
import { readColorSettings } from '@portal/domain/theme/color-settings'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { statementRoutes } from '../accessibility/routes.ts'
import { isReadable } from '../http/readable-url.ts'
import { mailFrameRoutes } from '../mail-frame/routes.ts'
import { shellBuildOf, shellName } from '../registry/builds.ts'
import { buckets, select } from '../registry/selection.ts'
import { trialsOf, withTrials } from '../registry/trial-builds.ts'
import { personInBrowser } from '../staff/browser-session.ts'
import { signInPath } from '../staff/browser-sign-in.ts'
import type { StaffPerson } from '../staff/person.ts'
import type { StaffParts } from '../staff/sign-in.ts'
import { tenantBySubdomain } from '../tenants/find.ts'
import { widgetFrameRoutes } from '../widget-frame/routes.ts'
import type { PageServerDependencies } from './dependencies.ts'
import { initialContentOf } from './initial-content.ts'
import { serveLogo } from './logo-path.ts'
import { documentOf } from './page.ts'
import { editionOf } from './page-release.ts'
import { isFileRequest, pageUrlOf } from './page-url.ts'
import { releaseInfoRoutes } from './release-info-routes.ts'
import { renderNothing } from './rendering/render-cache.ts'
import { sendPage } from './send-page.ts'
import { staffTenantChoiceRoute, staffTenantOf, tenantsOfStaff } from './staff-tenant.ts'
import { viewedAt, viewingOf } from './viewing.ts'

type Parts = PageServerDependencies & StaffParts
/** A staff member as their page knows them, with the roles at its tenant. */
const memberOf = (
  { id, name, email, isOperator }: StaffPerson,
  tenants: StaffMember['tenants'],
  current: string | null,
): StaffMember => {
  const role = tenants.find(({ subdomain }) => subdomain === current)?.role
  return {
    id: `staff:${id}`,
    name,
    email,
    roles: [...(role ? [role] : []), ...(isOperator ? (['operator'] as const) : [])],
    tenants,
  }
}

/** Selects the shell and the remotes for the roles of a staff member. */
async function offerTo(request: FastifyRequest, parts: Parts, person: StaffPerson) {
  const tenants = await tenantsOfStaff(parts.db, person)
  const subdomain = staffTenantOf(request, tenants)
  const member = memberOf(person, tenants, subdomain)
  const tried = trialsOf(parts.key, request.headers.cookie, Date.now())
  const state = withTrials(await parts.registry(), tried)
  const bucket = person.id % buckets
  const shell = select(state, shellName, subdomain, bucket)?.build
  const registry = parts.registryOf(state, { tenant: subdomain, bucket, staff: member.roles })
  const edition = editionOf([shell?.hash ?? '', ...registry.remotes.map(({ name, hash }) => name + hash)])
  return { ...registry, subdomain, member, shell: shell ? shellBuildOf(shell) : null, edition }
}

/** The tenant of this browser's staff pages; null for a person without a role. */
async function currentStaffTenant(request: FastifyRequest, parts: Parts): Promise<string | null> {
  const person = await personInBrowser(request, parts)
  return person && staffTenantOf(request, await tenantsOfStaff(parts.db, person))
}

/** Routes that a viewed customer's portal needs on the staff host: iframes, favicon, accessibility statement. */
async function viewedPortalRoutes(app: FastifyInstance, parts: Parts): Promise<void> {
  statementRoutes(app, parts)
  await mailFrameRoutes(app)
  await widgetFrameRoutes(app, parts, async (request) => {
    const subdomain = await currentStaffTenant(request, parts)
    const state = await parts.registry()
    const remotes = subdomain ? parts.registryOf(state, { tenant: subdomain, bucket: 0 }).remotes : []
    return { address: { subdomain }, remotes }
  })
  serveLogo(app, '/favicon.ico', async (request) => {
    const subdomain = await currentStaffTenant(request, parts)
    return subdomain ? tenantBySubdomain(parts.db, subdomain) : null
  })
}

/**
 * Serves staff pages on the admin host: the same shell and registry as customers' pages, with the remotes for the
 * person's roles, or a customer's remotes when viewing a customer's portal. Without a session, redirects to the
 * identity provider.
 */
export async function staffPages(app: FastifyInstance, parts: Parts): Promise<void> {
  const nobody: StaffPerson = { id: 0, name: '', email: '', isOperator: false, roles: new Map() }
  releaseInfoRoutes(app, parts, async (request) => {
    const { edition } = await offerTo(request, parts, (await personInBrowser(request, parts)) ?? nobody)
    return { edition }
  })
  staffTenantChoiceRoute(app, parts)
  await viewedPortalRoutes(app, parts)
  app.get('/*', (request, reply) => answerPage(request, reply, parts))
}

async function answerPage(request: FastifyRequest, reply: FastifyReply, parts: Parts) {
  const url = pageUrlOf(request.url)
  if (!url || url.pathname.startsWith('/staff/') || isFileRequest(request, url))
    return reply.code(404).send({ error: 'not_found', message: 'There is no such page.' })
  const person = await personInBrowser(request, parts)
  if (!person) {
    const query = new URLSearchParams({ next: url.pathname + url.search })
    return reply.header('cache-control', 'no-store').redirect(`${signInPath}?${query}`, 303)
  }
  const release = await offerTo(request, parts, person)
  const viewed = release.subdomain ? viewedAt(url) : null
  const viewing =
    viewed && release.subdomain ? await viewingOf(request, parts, release.subdomain, viewed.id) : null
  const { shell, remotes, snapshotFor } = viewing ?? release
  const { edition, subdomain, member } = release
  if (!shell) return reply.code(503).send({ error: 'no_shell', message: 'No shell has been released.' })

  const { cookie } = request.headers
  const tenant = subdomain && (await tenantBySubdomain(parts.db, subdomain))
  const initialContent = await initialContentOf(
    {
      url: (viewing && viewed?.at) || url,
      cookie,
      signedIn: true,
      shell,
      edition,
      remotes,
      tenant: tenant || null,
    },
    { ...parts, renderCache: renderNothing },
  )
  const document = documentOf({
    ...initialContent,
    ...(viewing ? { language: viewing.language, viewing: viewing.customer } : {}),
    reads: null,
    subdomain,
    tenant: tenant || null,
    staff: member,
    nonce: randomBytes(16).toString('base64'),
    look: readColorSettings(cookie),
    shell,
    edition,
    registry: snapshotFor(viewing ? remotes : initialContent.views.map(({ remote }) => remote)),
    script: '',
    errors: parts.config.errorReportUrl,
    measured: false,
    watched: undefined,
  })
  const code = initialContent.isFound && isReadable(request) ? 200 : 404
  return sendPage(reply.code(code), parts, document, { ...(viewing ?? release), shell })
}
