import {
  getDeskErasures,
  postCustomerBack,
  postCustomerLeft,
  postErasureHold,
  postErasureRelease,
} from '@portal/contract/desk/erasure'
import { and, asc, eq, getTableColumns, isNull } from 'drizzle-orm'
import { doRecorded } from '../adviser/routes.ts'
import { customers } from '../database/tables/customer.ts'
import { erasures } from '../database/tables/erasure.ts'
import { lastDayOf } from '../erasure/leaving.ts'
import { customerOf } from './customer-of.ts'
import { namesOf } from './names.ts'
import { type DeskParts, reading, writing } from './parts.ts'

/** Calls for former customers and erasures. */
export function erasureCalls({ tenantCall, context }: DeskParts): void {
  const { db } = context

  tenantCall(getDeskErasures, reading, async () => {
    const waiting = await db
      .select({ ...getTableColumns(erasures), leftAt: customers.leftAt })
      .from(erasures)
      .innerJoin(customers, eq(customers.id, erasures.customerId))
      .where(and(isNull(erasures.withdrawnAt), isNull(erasures.closedAt)))
      .orderBy(asc(erasures.dueAt), asc(erasures.id))
    const nameOf = await namesOf(
      db,
      waiting.map(({ customerId }) => customerId),
    )
    return {
      data: waiting.map(({ customerId, requestedAt, leftAt, dueAt, heldAt, heldBy, holdReason }) => ({
        customer: nameOf(customerId),
        requested_at: requestedAt?.toISOString() ?? null,
        access_until: leftAt && lastDayOf(leftAt),
        due_at: dueAt.toISOString(),
        hold: heldAt && { by: heldBy ?? '', at: heldAt.toISOString(), reason: holdReason ?? '' },
      })),
    }
  })

  for (const [call, command] of [
    [postCustomerLeft, 'leave'],
    [postCustomerBack, 'come-back'],
  ] as const)
    tenantCall(call, writing, async ({ person, tenant, params, source }) => {
      const { username } = await customerOf(db, params.id)
      const given = { tenant: tenant.subdomain, customer: username }
      await doRecorded(context, { person, command, given, source })
      return { data: { success: true } }
    })

  tenantCall(postErasureHold, ['owner'], async ({ person, tenant, params, body, source }) => {
    const { username } = await customerOf(db, params.id)
    const given = { tenant: tenant.subdomain, customer: username, reason: body.reason }
    await doRecorded(context, { person, command: 'hold', given, source })
    return { data: { success: true } }
  })

  tenantCall(postErasureRelease, ['owner'], async ({ person, tenant, params, source }) => {
    const { username } = await customerOf(db, params.id)
    const given = { tenant: tenant.subdomain, customer: username }
    await doRecorded(context, { person, command: 'release', given, source })
    return { data: { success: true } }
  })
}
