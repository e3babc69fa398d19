import {
  acceptGrant,
  changeConsents,
  changeGrant,
  endGrant,
  getHousehold,
  inviteToFile,
} from '@portal/contract/household'
import type { Id } from '@portal/contract/wire'
import { and, eq, isNull, or } from 'drizzle-orm'
import { mailLink } from '../accounts/mailed-token.ts'
import { isRecent, refuseUnproven } from '../accounts/recent-sign-in.ts'
import type { Context, WholeContext } from '../context.ts'
import type { Database } from '../database/database.ts'
import { householdGrants } from '../database/tables/household.ts'
import { endTenantLimit, limitToTenant } from '../database/tenant-scope.ts'
import type { Scope } from '../http/authorise.ts'
import { HttpError, invalid, notFound } from '../http/http-error.ts'
import { recordId } from '../http/record-id.ts'
import type { Routes } from '../http/routes.ts'
import type { KnownTenant } from '../tenants/find.ts'
import { recordHouseholdAct } from './acts.ts'
import { givenBy, grantStatus, receivedBy } from './grant-lists.ts'
import { storeInvitation } from './invite.ts'
import { endOf } from './terms.ts'

type Grant = typeof householdGrants.$inferSelect
type Side = 'giver' | 'person'

/** Routes for file access: inviting, accepting, changing and ending, by both persons (HOUSE-01 … HOUSE-07). */
export function grantRoutes(routes: Routes, context: Context, whole: WholeContext): void {
  const { db, clock, jobs, config } = context
  const done = { data: { success: true } }
  const limited = { config: { rateLimit: { max: config.limits.signIns, timeWindow: '1 minute' } } }

  /** Runs an action and records it, atomically. */
  const onRecord = (
    { tenant, customer, request }: Scope & { request: { ip: string } },
    command: string,
    work: (tx: Database) => Promise<Grant>,
  ): Promise<Grant> =>
    whole.everyTenant.transaction(async (tx) => {
      await limitToTenant(tx, tenant.id)
      const grant = await work(tx)
      await endTenantLimit(tx)
      await recordHouseholdAct(tx, context, {
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

  /** Locks a grant that the customer may change; `person` limits it to the guest. */
  async function lockGrant(
    tx: Database,
    { customer }: Scope,
    id: Id,
    sides: readonly Side[],
  ): Promise<Grant> {
    const mine = sides.map((side) =>
      eq(side === 'giver' ? householdGrants.customerId : householdGrants.personId, customer.id),
    )
    const [grant] = await tx
      .select()
      .from(householdGrants)
      .where(and(eq(householdGrants.id, recordId(id)), or(...mine)))
      .for('update')
    if (!grant) throw notFound()
    return grant
  }

  /** As `grant`, for a grant that has not ended. */
  async function open(tx: Database, scope: Scope, id: Id, side: Side): Promise<Grant> {
    const grant = await lockGrant(tx, scope, id, [side])
    if (grantStatus(grant, clock()).state === 'ended') throw notFound()
    return grant
  }

  async function set(tx: Database, { id }: Grant, values: Partial<Grant>): Promise<Grant> {
    const [grant] = await tx.update(householdGrants).set(values).where(eq(householdGrants.id, id)).returning()
    if (!grant) throw notFound()
    return grant
  }

  /** Mails one person of a grant. */
  const notify = (
    tx: Database,
    tenant: KnownTenant,
    customerId: number,
    occasion: 'household-invited' | 'household-accepted' | 'household-changed' | 'household-ended',
    grant: Pick<Grant, 'id'>,
  ) => jobs.add('mail', { tenant: tenant.subdomain, customerId, occasion, grant: grant.id }, tx)

  /** The other person of the grant. */
  const otherOf = ({ customerId, personId }: Grant, { customer }: Scope) =>
    customer.id === customerId ? personId : customerId

  /** Informs a partner in the file about new guests and their rights. */
  async function tellPartner(tx: Database, tenant: KnownTenant, grant: Grant): Promise<void> {
    if (grant.kind === 'partner') return
    const [partner] = await tx
      .select()
      .from(householdGrants)
      .where(
        and(
          eq(householdGrants.customerId, grant.customerId),
          eq(householdGrants.kind, 'partner'),
          isNull(householdGrants.endedAt),
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
          password_wanted: !(await isRecent(context, scope)),
          given: await givenBy(db, id, now),
          received: await receivedBy(db, id, now),
        },
      }
    },
    { varies: 'content' },
  )

  routes.customer(
    inviteToFile,
    async ({ body, ...given }) => {
      const { customer, tenant } = given
      if (customer.hasFile === false)
        throw new HttpError(403, { error: 'no_file', message: 'There is no file of your own to share.' })
      const endsAt = endOf(body, clock())
      await refuseUnproven(context, given, body.current_password)
      let invitedAnew: Parameters<typeof mailLink>[2] | null = null
      const grant = await onRecord(given, 'household-invited', async (tx) => {
        const { grant, person } = await storeInvitation(
          tx,
          { tenantId: tenant.id, customerId: customer.id },
          { ...body, email: body.email.trim().toLowerCase(), endsAt },
          clock(),
        )
        if (person.passwordHash === null) invitedAnew = person
        else await notify(tx, tenant, person.id, 'household-invited', grant)
        await tellPartner(tx, tenant, grant)
        return grant
      })
      if (invitedAnew)
        await mailLink(context, tenant, invitedAnew, 'register', false, {
          occasion: 'household-invited',
          grant: grant.id,
        })
      return { data: { success: true, id: grant.id } }
    },
    limited,
  )

  routes.customer(changeGrant, async ({ params, body, ...given }) => {
    await onRecord(given, 'household-changed', async (tx) => {
      const grant = await open(tx, given, params.id, 'giver')
      const endsAt = endOf({ ...body, kind: grant.kind }, clock())
      const changed = await set(tx, grant, { rights: body.rights, endsAt })
      await notify(tx, given.tenant, grant.personId, 'household-changed', grant)
      await tellPartner(tx, given.tenant, grant)
      return changed
    })
    return done
  })

  routes.customer(endGrant, async ({ params, ...given }) => {
    await onRecord(given, 'household-ended', async (tx) => {
      const grant = await lockGrant(tx, given, params.id, ['giver', 'person'])
      if (grantStatus(grant, clock()).state === 'ended') return grant
      const endedBy = given.customer.id === grant.customerId ? 'giver' : 'person'
      const ended = await set(tx, grant, { endedAt: clock(), endedBy })
      await notify(tx, given.tenant, otherOf(grant, given), 'household-ended', grant)
      return ended
    })
    return done
  })

  routes.customer(acceptGrant, async ({ params, body, ...given }) => {
    await onRecord(given, 'household-accepted', async (tx) => {
      const grant = await open(tx, given, params.id, 'person')
      if (grant.acceptedAt) return grant
      const consents = grant.kind === 'partner' ? (body.consents ?? null) : null
      if (grant.kind === 'partner' && !consents) throw invalid({ consents: 'is required' })
      const accepted = await set(tx, grant, { acceptedAt: clock(), consents })
      await notify(tx, given.tenant, grant.customerId, 'household-accepted', grant)
      return accepted
    })
    return done
  })

  routes.customer(changeConsents, async ({ params, body, ...given }) => {
    await onRecord(given, 'household-consents', async (tx) => {
      const grant = await lockGrant(tx, given, params.id, ['person'])
      if (grant.kind !== 'partner' || !grant.acceptedAt || grant.endedBy === 'tenant') throw notFound()
      const changed = await set(tx, grant, { consents: body.consents })
      await notify(tx, given.tenant, grant.customerId, 'household-changed', grant)
      return changed
    })
    return done
  })
}
