import { getDeskErasures, postErasureHold, postErasureRelease } from '@portal/contract/desk/erasure'
import { and, asc, isNull } from 'drizzle-orm'
import { doRecorded } from '../adviser/routes.ts'
import { erasures } from '../database/tables/erasure.ts'
import { customerOf } from './customer-of.ts'
import { namesOf } from './names.ts'
import { type DeskParts, reading } from './parts.ts'

/** Customers who asked to be erased, and holding that back. */
export function erasureCalls({ firm, context }: DeskParts): void {
  const { db } = context

  firm(getDeskErasures, reading, async () => {
    const waiting = await db
      .select()
      .from(erasures)
      .where(and(isNull(erasures.withdrawnAt), isNull(erasures.closedAt)))
      .orderBy(asc(erasures.dueAt), asc(erasures.id))
    const nameOf = await namesOf(
      db,
      waiting.map(({ customerId }) => customerId),
    )
    return {
      data: waiting.map(({ customerId, requestedAt, dueAt, heldAt, heldBy, holdReason }) => ({
        customer: nameOf(customerId),
        requested_at: requestedAt.toISOString(),
        due_at: dueAt.toISOString(),
        hold: heldAt && { by: heldBy ?? '', at: heldAt.toISOString(), reason: holdReason ?? '' },
      })),
    }
  })

  firm(postErasureHold, ['owner'], async ({ person, tenant, params, body, source }) => {
    const { username } = await customerOf(db, params.id)
    const given = { tenant: tenant.subdomain, customer: username, reason: body.reason }
    await doRecorded(context, { person, command: 'hold', given, source })
    return { data: { success: true } }
  })

  firm(postErasureRelease, ['owner'], async ({ person, tenant, params, source }) => {
    const { username } = await customerOf(db, params.id)
    const given = { tenant: tenant.subdomain, customer: username }
    await doRecorded(context, { person, command: 'release', given, source })
    return { data: { success: true } }
  })
}
