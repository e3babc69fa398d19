import { staffFirmPath } from '@portal/contract/staff'
import { asc, inArray, sql } from 'drizzle-orm'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Database } from '../database/database.ts'
import { tenants } from '../database/tables/tenant.ts'
import { type KeptCookie, setCookie } from '../http/cookies.ts'
import { personInBrowser } from '../staff/browser-session.ts'
import type { StaffPerson } from '../staff/person.ts'
import type { StaffParts } from '../staff/sign-in.ts'

const firmCookie: KeptCookie = { name: 'portal-staff-firm', seconds: 365 * 86_400, followsLinks: true }

/** The firms at which somebody has a role, in the order of their names. */
export async function firmsOf(db: Database, { roles }: StaffPerson) {
  const rows = await db
    .select({
      id: tenants.id,
      subdomain: tenants.subdomain,
      name: sql<string>`${tenants.profile} ->> 'name'`,
    })
    .from(tenants)
    .where(inArray(tenants.id, [...roles.keys()]))
    .orderBy(asc(sql`${tenants.profile} ->> 'name'`))
  return rows.flatMap(({ id, subdomain, name }) => {
    const role = roles.get(id)
    return role ? [{ subdomain, name, role }] : []
  })
}

/** The firm that a page is of: the one that was chosen in this browser, or the first of the person's; null for who has none. */
export function firmOfPage(request: FastifyRequest, firms: readonly { subdomain: string }[]): string | null {
  const chosen = request.cookies[firmCookie.name]
  return (firms.find(({ subdomain }) => subdomain === chosen) ?? firms[0])?.subdomain ?? null
}

/** Has the pages of a browser be of another firm of somebody who works for several. */
export function staffFirmChoice(app: FastifyInstance, parts: StaffParts): void {
  app.get<{ Params: { subdomain: string } }>(staffFirmPath(':subdomain'), async (request, reply) => {
    const { subdomain } = request.params
    const person = await personInBrowser(request, parts)
    const isTheirs = person && (await firmsOf(parts.db, person)).some((firm) => firm.subdomain === subdomain)
    if (isTheirs) setCookie(reply, firmCookie, subdomain)
    return reply.header('cache-control', 'no-store').redirect('/', 303)
  })
}
