import { getStaffTenantPath } from '@portal/contract/staff'
import { asc, inArray, sql } from 'drizzle-orm'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Database } from '../database/database.ts'
import { tenants } from '../database/tables/tenant.ts'
import { type StoredCookie, setCookie } from '../http/cookies.ts'
import { findStaffPersonInBrowser } from '../staff/browser-session.ts'
import type { StaffPerson } from '../staff/staff-person.ts'
import type { StaffDependencies } from '../staff/staff-sign-in.ts'

const staffTenantCookie: StoredCookie = {
  name: 'portal-staff-tenant',
  seconds: 365 * 86_400,
  isSentFromLinks: true,
}

export async function findTenantsOfStaff(db: Database, { roles }: StaffPerson) {
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

/** Returns the tenant chosen in this browser, or else the first one; null without any. */
export function selectStaffTenant(
  request: FastifyRequest,
  tenants: readonly { subdomain: string }[],
): string | null {
  const chosen = request.cookies[staffTenantCookie.name]
  return (tenants.find(({ subdomain }) => subdomain === chosen) ?? tenants[0])?.subdomain ?? null
}

/** Registers the route that switches this browser to another tenant of the person. */
export function registerStaffTenantChoice(app: FastifyInstance, dependencies: StaffDependencies): void {
  app.get<{ Params: { subdomain: string } }>(getStaffTenantPath(':subdomain'), async (request, reply) => {
    const { subdomain } = request.params
    const person = await findStaffPersonInBrowser(request, dependencies)
    const isTheirs =
      person &&
      (await findTenantsOfStaff(dependencies.db, person)).some((tenant) => tenant.subdomain === subdomain)
    if (isTheirs) setCookie(reply, staffTenantCookie, subdomain)
    return reply.header('cache-control', 'no-store').redirect('/', 303)
  })
}
