import { and, eq, isNull } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { AllTenantsContext } from '../context.ts'
import { customers } from '../database/tables/customer.ts'
import { tenants } from '../database/tables/tenant.ts'
import { minutesOfOneAccess, recordCustomerFileAccess } from '../desk/customer-file-access.ts'
import { rolesWithReadAccess } from '../desk/desk-dependencies.ts'
import type { CustomerScope } from '../http/authorise.ts'
import { createNotFoundError } from '../http/http-error.ts'
import { parseRecordId } from '../http/record-id.ts'
import { requireStaffPerson } from '../staff/browser-session.ts'
import { getRoleAtTenant } from '../staff/staff-api-calls.ts'
import type { StaffDependencies } from '../staff/staff-sign-in.ts'

/** Finds the customer whose portal staff view. */
export type StaffViewingScopeReader = (request: FastifyRequest) => Promise<CustomerScope>

interface ViewedCustomerParams {
  tenant: string
  viewed: string
}

/**
 * Creates the function that checks access for viewing a customer's portal (DESK-17): a staff session with a role at the
 * customer's tenant. Its paths exist on the admin server only. Customers without access can be viewed too.
 * The access is recorded, and the customer can see it; repeated reads within a quarter of an hour count once.
 */
export function createStaffViewingScopeReader(
  context: AllTenantsContext,
  staff: StaffDependencies & { url: string },
): StaffViewingScopeReader {
  const recordedViews = new LRUCache<string, Promise<void>>({
    max: 5000,
    ttl: minutesOfOneAccess * 60_000,
    updateAgeOnGet: true,
    perf: { now: () => context.clock().getTime() },
  })
  return async (request) => {
    const person = await requireStaffPerson(request, staff)
    const { tenant: code, viewed } = request.params as ViewedCustomerParams
    const { tenant, role } = await getRoleAtTenant(staff.db, person, code, rolesWithReadAccess)
    const [found] = await context.allTenantsDb
      .select({ row: customers, tenantRevision: tenants.revision })
      .from(customers)
      .innerJoin(tenants, eq(tenants.id, customers.tenantId))
      .where(
        and(
          eq(customers.id, parseRecordId(viewed)),
          eq(customers.tenantId, tenant.id),
          isNull(customers.closedAt),
        ),
      )
    if (!found) throw createNotFoundError()
    const { id, username, hasAccess, canUpdateSelf, canUpdatePartner, leftAt, revision } = found.row
    const key = `${person.id} ${id}`
    const known = recordedViews.get(key)
    const access = { command: 'portal', tenantId: tenant.id, customerId: id } as const
    const recording =
      known ?? recordCustomerFileAccess(context, { ...access, person, role, source: request.ip })
    if (!known) {
      recordedViews.set(key, recording)
      recording.catch(() => recordedViews.delete(key))
    }
    await recording
    const { tenantRevision } = found
    const may = { hasAccess, canUpdateSelf, canUpdatePartner, leftAt }
    const customer = { id, username, ...may, revision, tenantRevision }
    return { tenant, customer, sessionId: '' }
  }
}
