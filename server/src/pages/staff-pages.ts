import { randomBytes } from 'node:crypto'
import type { StaffMember } from '@portal/contract/staff'
import { readColorSettings } from '@portal/domain/theme/color-settings'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { registerAccessibilityRoutes } from '../accessibility/routes.ts'
import { isRoutablePath } from '../http/routable-url.ts'
import { registerMailIframeRoutes } from '../mail-iframe/routes.ts'
import { rolloutBucketCount } from '../registry/build-selection.ts'
import { findStaffPersonInBrowser } from '../staff/browser-session.ts'
import { staffSignInPath } from '../staff/browser-sign-in.ts'
import type { StaffPerson } from '../staff/staff-person.ts'
import type { StaffDependencies } from '../staff/staff-sign-in.ts'
import { findTenantBySubdomain } from '../tenants/find-tenant.ts'
import { registerWidgetIframeRoutes } from '../widget-iframe/routes.ts'
import { toHtmlDocumentInput } from './html-document-input.ts'
import { findInitialContent } from './initial-content.ts'
import { serveLogo } from './logo-path.ts'
import { replaceWithTriedBuilds, selectBuilds } from './page-release.ts'
import { isFileRequest, parsePageUrl } from './page-request.ts'
import type { PageServerDependencies } from './page-server-dependencies.ts'
import { registerReleaseInfoRoutes } from './release-info-routes.ts'
import { emptyRenderCache } from './rendering/render-cache.ts'
import { sendPage } from './send-page.ts'
import { findTenantsOfStaff, registerStaffTenantChoice, selectStaffTenant } from './staff-tenant.ts'
import { findStaffViewedRelease, parseStaffViewingUrl } from './staff-viewed-portal.ts'

type StaffPageContext = PageServerDependencies & StaffDependencies
/** Converts a person to wire format, with the person's roles at the current tenant. */
const toStaffMember = (
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

async function selectStaffBuilds(request: FastifyRequest, context: StaffPageContext, person: StaffPerson) {
  const tenants = await findTenantsOfStaff(context.db, person)
  const subdomain = selectStaffTenant(request, tenants)
  const member = toStaffMember(person, tenants, subdomain)
  const state = replaceWithTriedBuilds(request, context, await context.readRegistry())
  const bucket = person.id % rolloutBucketCount
  const builds = selectBuilds(context, state, { tenant: subdomain, bucket, staff: member.roles })
  return { ...builds, subdomain, member }
}

/** Returns the subdomain of the chosen tenant; null for a person without a role. */
async function findCurrentStaffTenant(
  request: FastifyRequest,
  context: StaffPageContext,
): Promise<string | null> {
  const person = await findStaffPersonInBrowser(request, context)
  return person && selectStaffTenant(request, await findTenantsOfStaff(context.db, person))
}

/** Registers the routes that a customer's portal needs on the staff host when staff view it. */
async function registerViewedPortalRoutes(app: FastifyInstance, context: StaffPageContext): Promise<void> {
  registerAccessibilityRoutes(app, context)
  await registerMailIframeRoutes(app)
  await registerWidgetIframeRoutes(app, context, async (request) => {
    const subdomain = await findCurrentStaffTenant(request, context)
    const state = await context.readRegistry()
    const remotes = subdomain
      ? context.getTenantRegistry(state, { tenant: subdomain, bucket: 0 }).remotes
      : []
    return { address: { subdomain }, remotes }
  })
  serveLogo(app, '/favicon.ico', async (request) => {
    const subdomain = await findCurrentStaffTenant(request, context)
    return subdomain ? findTenantBySubdomain(context.db, subdomain) : null
  })
}

/**
 * Serves staff pages on the admin host, with remotes for the person's roles. When staff view a customer's portal, it
 * serves that customer's remotes. Without a session it redirects to the identity provider.
 */
export async function registerStaffPages(app: FastifyInstance, context: StaffPageContext): Promise<void> {
  const nobody: StaffPerson = { id: 0, name: '', email: '', isOperator: false, roles: new Map() }
  registerReleaseInfoRoutes(app, context, async (request) => {
    const { edition } = await selectStaffBuilds(
      request,
      context,
      (await findStaffPersonInBrowser(request, context)) ?? nobody,
    )
    return { edition }
  })
  registerStaffTenantChoice(app, context)
  await registerViewedPortalRoutes(app, context)
  app.get('/*', (request, reply) => serveStaffPage(request, reply, context))
}

async function serveStaffPage(request: FastifyRequest, reply: FastifyReply, context: StaffPageContext) {
  const url = parsePageUrl(request.url)
  if (!url || url.pathname.startsWith('/staff/') || isFileRequest(request, url))
    return reply.code(404).send({ error: 'not_found', message: 'There is no such page.' })
  const person = await findStaffPersonInBrowser(request, context)
  if (!person) {
    const query = new URLSearchParams({ next: url.pathname + url.search })
    return reply.header('cache-control', 'no-store').redirect(`${staffSignInPath}?${query}`, 303)
  }
  const release = await selectStaffBuilds(request, context, person)
  const viewed = release.subdomain ? parseStaffViewingUrl(url) : null
  const viewing =
    viewed && release.subdomain
      ? await findStaffViewedRelease(request, context, release.subdomain, viewed.id)
      : null
  const { shell, remotes, snapshotFor } = viewing ?? release
  const { edition, subdomain, member } = release
  if (!shell) return reply.code(503).send({ error: 'no_shell', message: 'No shell has been released.' })

  const { cookie } = request.headers
  const tenant = subdomain && (await findTenantBySubdomain(context.db, subdomain))
  const initialContent = await findInitialContent(
    {
      url: (viewing && viewed?.at) || url,
      cookie,
      signedIn: true,
      shell,
      edition,
      remotes,
      tenant: tenant || null,
    },
    { ...context, renderCache: emptyRenderCache },
  )
  const document = toHtmlDocumentInput({
    ...initialContent,
    ...(viewing ? { language: viewing.language, viewing: viewing.customer } : {}),
    reads: null,
    subdomain,
    tenant: tenant || null,
    staff: member,
    nonce: randomBytes(16).toString('base64'),
    colorSettings: readColorSettings(cookie),
    shell,
    edition,
    registry: snapshotFor(viewing ? remotes : initialContent.views.map(({ remote }) => remote)),
    script: '',
    errorReportUrl: context.config.errorReportUrl,
    sendsTelemetry: false,
    pageToken: undefined,
  })
  const code = initialContent.isFound && isRoutablePath(request) ? 200 : 404
  return sendPage(reply.code(code), context, document, { ...(viewing ?? release), shell })
}
