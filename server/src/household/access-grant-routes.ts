import type { CallBody } from '@portal/contract/call'
import {
  acceptAccessGrant,
  changeAccessGrant,
  changePartnerConsents,
  endAccessGrant,
  getHousehold,
  inviteToCustomerFile,
  maxAccessGrantYears,
} from '@portal/contract/household'
import type { Id } from '@portal/contract/wire'
import { tenantTimeZone, toTenantDay } from '@portal/time/clock'
import { and, eq, isNull, or } from 'drizzle-orm'
import { DateTime } from 'luxon'
import { queuePasswordLink } from '../accounts/mailed-token.ts'
import { isRecentSignIn, requireRecentSignIn } from '../accounts/recent-sign-in.ts'
import type { AllTenantsContext, Context } from '../context.ts'
import type { Database } from '../database/database.ts'
import { getFirstRow } from '../database/first-row.ts'
import { accessGrants } from '../database/tables/household.ts'
import { endTenantLimit, limitToTenant } from '../database/tenant-scope.ts'
import type { CustomerScope } from '../http/authorise.ts'
import type { CallRoutes } from '../http/call-routes.ts'
import { createInvalidFieldsError, createNotFoundError, HttpError } from '../http/http-error.ts'
import { parseRecordId } from '../http/record-id.ts'
import type { HouseholdOccasion } from '../mail/mail-texts.ts'
import type { KnownTenant } from '../tenants/find-tenant.ts'
import {
  getAccessGrantStatus,
  listGivenAccessGrants,
  listReceivedAccessGrants,
} from './access-grant-lists.ts'
import { recordHouseholdAction } from './household-actions.ts'
import { storeInvitation } from './store-invitation.ts'

type AccessGrantRow = typeof accessGrants.$inferSelect
type GrantSide = 'giver' | 'person'

/** `ends_on` is the last day in the form 'YYYY-MM-DD'. */
type AccessGrantTerms = Pick<CallBody<typeof inviteToCustomerFile>, 'kind' | 'rights' | 'ends_on'>

/** Returns the latest possible last day in the form 'YYYY-MM-DD'. */
const getLatestAccessGrantEndDay = (now: Date): string =>
  DateTime.fromISO(toTenantDay(now), { zone: tenantTimeZone })
    .plus({ years: maxAccessGrantYears })
    .toISODate() ?? ''

/**
 * End of the last day in the tenant's time zone; null without a last day.
 * @throws HttpError 422 if a delegate's grant has no last day or no rights, or the day is in the past or too far away
 * (HOUSE-06)
 */
function calculateAccessGrantEnd({ kind, rights, ends_on }: AccessGrantTerms, now: Date): Date | null {
  const errors: Record<string, string> = {}
  if (kind === 'delegate' && Object.values(rights).length === 0) errors.rights = 'is required'
  if (kind === 'delegate' && !ends_on) errors.ends_on = 'is required'
  if (ends_on && ends_on < toTenantDay(now)) errors.ends_on = 'is in the past'
  if (ends_on && ends_on > getLatestAccessGrantEndDay(now)) errors.ends_on = 'is too far away'
  if (Object.keys(errors).length > 0) throw createInvalidFieldsError(errors)
  if (!ends_on) return null
  return DateTime.fromISO(ends_on, { zone: tenantTimeZone }).plus({ days: 1 }).toJSDate()
}

/**
 * Registers the calls with which customers give others access to their file, and change and end it (HOUSE-01 …
 * HOUSE-07).
 */
export function registerAccessGrantRoutes(
  routes: CallRoutes,
  context: Context,
  allTenantsContext: AllTenantsContext,
): void {
  const { db, clock, jobs, config } = context
  const successResponse = { data: { success: true } }
  const limited = { config: { rateLimit: { max: config.limits.signInsPerMinute, timeWindow: '1 minute' } } }

  /** Runs and audits an action in one transaction. */
  const runRecorded = (
    { tenant, customer, request }: CustomerScope & { request: { ip: string } },
    command: string,
    run: (tx: Database) => Promise<AccessGrantRow>,
  ): Promise<AccessGrantRow> =>
    allTenantsContext.allTenantsDb.transaction(async (tx) => {
      await limitToTenant(tx, tenant.id)
      const grant = await run(tx)
      await endTenantLimit(tx)
      await recordHouseholdAction(tx, context, {
        tenantId: tenant.id,
        fileId: grant.customerId,
        actor: customer.id,
        role: customer.id === grant.customerId ? 'customer' : grant.kind,
        command,
        about: { grant: grant.id, kind: grant.kind, person: grant.personId },
        source: request.ip,
      })
      return grant
    })

  /** Locks a grant of the customer. `sides` tells whether the customer must be the giver or the guest. */
  async function lockAccessGrant(
    tx: Database,
    { customer }: CustomerScope,
    id: Id,
    sides: readonly GrantSide[],
  ): Promise<AccessGrantRow> {
    const mine = sides.map((side) =>
      eq(side === 'giver' ? accessGrants.customerId : accessGrants.personId, customer.id),
    )
    const own = and(eq(accessGrants.id, parseRecordId(id)), or(...mine))
    return getFirstRow(await tx.select().from(accessGrants).where(own).for('update'))
  }

  async function lockActiveAccessGrant(
    tx: Database,
    scope: CustomerScope,
    id: Id,
    side: GrantSide,
  ): Promise<AccessGrantRow> {
    const grant = await lockAccessGrant(tx, scope, id, [side])
    if (getAccessGrantStatus(grant, clock()).state === 'ended') throw createNotFoundError()
    return grant
  }

  const updateAccessGrant = async (tx: Database, { id }: AccessGrantRow, values: Partial<AccessGrantRow>) =>
    getFirstRow(await tx.update(accessGrants).set(values).where(eq(accessGrants.id, id)).returning())

  const notify = (
    tx: Database,
    tenant: KnownTenant,
    customerId: number,
    occasion: HouseholdOccasion,
    grant: Pick<AccessGrantRow, 'id'>,
  ) => jobs.add('mail', { tenant: tenant.subdomain, customerId, occasion, grant: grant.id }, tx)

  const getOtherPersonId = ({ customerId, personId }: AccessGrantRow, { customer }: CustomerScope) =>
    customer.id === customerId ? personId : customerId

  /** Mails the partner about new guests and their rights. */
  async function notifyPartner(tx: Database, tenant: KnownTenant, grant: AccessGrantRow): Promise<void> {
    if (grant.kind === 'partner') return
    const [partner] = await tx
      .select()
      .from(accessGrants)
      .where(
        and(
          eq(accessGrants.customerId, grant.customerId),
          eq(accessGrants.kind, 'partner'),
          isNull(accessGrants.endedAt),
        ),
      )
    if (partner?.acceptedAt) await notify(tx, tenant, partner.personId, 'household-changed', grant)
  }

  routes.customer(
    getHousehold,
    async (scope) => {
      const { id, hasFile = true } = scope.customer
      const now = clock()
      return {
        data: {
          has_file: hasFile,
          password_wanted: !(await isRecentSignIn(context, scope)),
          given: await listGivenAccessGrants(db, id, now),
          received: await listReceivedAccessGrants(db, id, now),
        },
      }
    },
    { variesBy: 'content' },
  )

  routes.customer(
    inviteToCustomerFile,
    async ({ body, ...given }) => {
      const { customer, tenant } = given
      if (customer.hasFile === false)
        throw new HttpError(403, { error: 'no_file', message: 'There is no file of your own to share.' })
      const endsAt = calculateAccessGrantEnd(body, clock())
      await requireRecentSignIn(context, given, body.current_password)
      let invitedAnew: Parameters<typeof queuePasswordLink>[2] | null = null
      const grant = await runRecorded(given, 'household-invited', async (tx) => {
        const { grant, person } = await storeInvitation(
          tx,
          { tenantId: tenant.id, customerId: customer.id },
          { ...body, email: body.email.trim().toLowerCase(), endsAt },
          clock(),
        )
        if (person.passwordHash === null) invitedAnew = person
        else await notify(tx, tenant, person.id, 'household-invited', grant)
        await notifyPartner(tx, tenant, grant)
        return grant
      })
      if (invitedAnew)
        await queuePasswordLink(context, tenant, invitedAnew, 'register', false, {
          occasion: 'household-invited',
          grant: grant.id,
        })
      return { data: { success: true, id: grant.id } }
    },
    limited,
  )

  routes.customer(changeAccessGrant, async ({ params, body, ...given }) => {
    await runRecorded(given, 'household-changed', async (tx) => {
      const grant = await lockActiveAccessGrant(tx, given, params.id, 'giver')
      const endsAt = calculateAccessGrantEnd({ ...body, kind: grant.kind }, clock())
      const changed = await updateAccessGrant(tx, grant, { rights: body.rights, endsAt })
      await notify(tx, given.tenant, grant.personId, 'household-changed', grant)
      await notifyPartner(tx, given.tenant, grant)
      return changed
    })
    return successResponse
  })

  routes.customer(endAccessGrant, async ({ params, ...given }) => {
    await runRecorded(given, 'household-ended', async (tx) => {
      const grant = await lockAccessGrant(tx, given, params.id, ['giver', 'person'])
      if (getAccessGrantStatus(grant, clock()).state === 'ended') return grant
      const endedBy = given.customer.id === grant.customerId ? 'giver' : 'person'
      const ended = await updateAccessGrant(tx, grant, { endedAt: clock(), endedBy })
      await notify(tx, given.tenant, getOtherPersonId(grant, given), 'household-ended', grant)
      return ended
    })
    return successResponse
  })

  routes.customer(acceptAccessGrant, async ({ params, body, ...given }) => {
    await runRecorded(given, 'household-accepted', async (tx) => {
      const grant = await lockActiveAccessGrant(tx, given, params.id, 'person')
      if (grant.acceptedAt) return grant
      const consents = grant.kind === 'partner' ? (body.consents ?? null) : null
      if (grant.kind === 'partner' && !consents) throw createInvalidFieldsError({ consents: 'is required' })
      const accepted = await updateAccessGrant(tx, grant, { acceptedAt: clock(), consents })
      await notify(tx, given.tenant, grant.customerId, 'household-accepted', grant)
      return accepted
    })
    return successResponse
  })

  routes.customer(changePartnerConsents, async ({ params, body, ...given }) => {
    await runRecorded(given, 'household-consents', async (tx) => {
      const grant = await lockAccessGrant(tx, given, params.id, ['person'])
      if (grant.kind !== 'partner' || !grant.acceptedAt || grant.endedBy === 'tenant')
        throw createNotFoundError()
      const changed = await updateAccessGrant(tx, grant, { consents: body.consents })
      await notify(tx, given.tenant, grant.customerId, 'household-changed', grant)
      return changed
    })
    return successResponse
  })
}
