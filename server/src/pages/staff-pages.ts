import { randomBytes } from 'node:crypto'
import type { StaffMember } from '@portal/contract/staff'
import { chosenLookOf } from '@portal/domain/theme/chosen-look'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { statementRoutes } from '../accessibility/routes.ts'
import { isReadable } from '../http/readable-url.ts'
import { mailFrameRoutes } from '../mail-frame/routes.ts'
import { shellBuildOf, shellName } from '../registry/builds.ts'
import { buckets, select } from '../registry/selection.ts'
import { trialsOf, withTrials } from '../registry/trial.ts'
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
import { pageUrlOf } from './page-url.ts'
import { releaseInfoRoutes } from './release-info-routes.ts'
import { renderNothing } from './rendering/render-cache.ts'
import { sendPage } from './send-page.ts'
import { firmOfPage, firmsOf, staffFirmChoice } from './staff-tenant.ts'
import { viewedAt, viewingOf } from './viewing.ts'

type Parts = PageServerDependencies & StaffParts
/** Somebody of the staff as their page knows them; as what they see of it, what they may do at its firm alone counts. */
const memberOf = (
  { id, name, email, isOperator }: StaffPerson,
  firms: StaffMember['firms'],
  firm: string | null,
): StaffMember => {
  const role = firms.find(({ subdomain }) => subdomain === firm)?.role
  return {
    id: `staff:${id}`,
    name,
    email,
    roles: [...(role ? [role] : []), ...(isOperator ? (['operator'] as const) : [])],
    firms,
  }
}

/** What somebody of the staff gets: the shell, and the remotes that are for one of their roles. */
async function offerTo(request: FastifyRequest, parts: Parts, person: StaffPerson) {
  const firms = await firmsOf(parts.db, person)
  const firm = firmOfPage(request, firms)
  const member = memberOf(person, firms, firm)
  const tried = trialsOf(parts.key, request.headers.cookie, Date.now())
  const state = withTrials(await parts.registry(), tried)
  const bucket = person.id % buckets
  const shell = select(state, shellName, firm, bucket)?.build
  const registry = parts.registryOf(state, { tenant: firm, bucket, staff: member.roles })
  const edition = editionOf([shell?.hash ?? '', ...registry.remotes.map(({ name, hash }) => name + hash)])
  return { ...registry, firm, member, shell: shell ? shellBuildOf(shell) : null, edition }
}

/** The firm that pages of a browser are of right now; null for who has no role anywhere. */
async function firmNow(request: FastifyRequest, parts: Parts): Promise<string | null> {
  const person = await personInBrowser(request, parts)
  return person && firmOfPage(request, await firmsOf(parts.db, person))
}

/** What a customer's portal leads to by addresses of their own, where staff look at it: frames, the firm's icon, the statement. */
async function besidesPages(app: FastifyInstance, parts: Parts): Promise<void> {
  statementRoutes(app, parts)
  await mailFrameRoutes(app)
  await widgetFrameRoutes(app, parts, async (request) => {
    const firm = await firmNow(request, parts)
    const state = await parts.registry()
    const remotes = firm ? parts.registryOf(state, { tenant: firm, bucket: 0 }).remotes : []
    return { address: { subdomain: firm }, remotes }
  })
  serveLogo(app, '/favicon.ico', async (request) => {
    const firm = await firmNow(request, parts)
    return firm ? tenantBySubdomain(parts.db, firm) : null
  })
}

/**
 * Writes the pages of staff, on the server where they are let in: the same shell and registry as customers' pages, with the remotes
 * that are for one of their roles, and none of customers', except where they look at a customer's portal. Who is not signed in
 * goes to the provider of identities first.
 */
export async function staffPages(app: FastifyInstance, parts: Parts): Promise<void> {
  const nobody: StaffPerson = { id: 0, name: '', email: '', isOperator: false, roles: new Map() }
  releaseInfoRoutes(app, parts, async (request) => {
    const { edition } = await offerTo(request, parts, (await personInBrowser(request, parts)) ?? nobody)
    return { edition }
  })
  staffFirmChoice(app, parts)
  await besidesPages(app, parts)
  app.get('/*', (request, reply) => answerPage(request, reply, parts))
}

async function answerPage(request: FastifyRequest, reply: FastifyReply, parts: Parts) {
  const url = pageUrlOf(request.url)
  if (!url || /\.\w+$|^\/staff\//.test(url.pathname))
    return reply.code(404).send({ error: 'not_found', message: 'There is no such page.' })
  const person = await personInBrowser(request, parts)
  if (!person) {
    const query = new URLSearchParams({ next: url.pathname + url.search })
    return reply.header('cache-control', 'no-store').redirect(`${signInPath}?${query}`, 303)
  }
  const offer = await offerTo(request, parts, person)
  const viewed = offer.firm ? viewedAt(url) : null
  const viewing = viewed && offer.firm ? await viewingOf(request, parts, offer.firm, viewed.id) : null
  const { shell, remotes, snapshotFor } = viewing ?? offer
  const { edition, firm, member } = offer
  if (!shell) return reply.code(503).send({ error: 'no_shell', message: 'No shell has been released.' })

  const { cookie } = request.headers
  const tenant = firm && (await tenantBySubdomain(parts.db, firm))
  const beginning = await initialContentOf(
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
    ...beginning,
    ...(viewing ? { language: viewing.language, viewing: viewing.customer } : {}),
    reads: null,
    subdomain: firm,
    tenant: tenant || null,
    staff: member,
    nonce: randomBytes(16).toString('base64'),
    look: chosenLookOf(cookie),
    shell,
    edition,
    registry: snapshotFor(viewing ? remotes : beginning.views.map(({ remote }) => remote)),
    script: '',
    errors: parts.config.errorReportUrl,
    measured: false,
    watched: undefined,
  })
  if (!isReadable(request)) reply.code(404)
  return sendPage(reply, parts, document, { ...(viewing ?? offer), shell })
}
