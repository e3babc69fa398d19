import {
  getDeskErasures,
  markCustomerAsFormer,
  pauseErasure,
  reinstateFormerCustomer,
  resumeErasure,
} from '@portal/contract/desk/desk-erasure'
import { and, asc, eq, getTableColumns, isNull } from 'drizzle-orm'
import { customers } from '../database/tables/customer.ts'
import { erasures } from '../database/tables/erasure.ts'
import { getFormerCustomerLastAccessDay } from '../erasure/former-customer-access.ts'
import { runAuditedCommand } from '../staff-commands/run-audited-command.ts'
import { findCustomerNames } from './customer-names.ts'
import { type DeskDependencies, rolesWithReadAccess, rolesWithWriteAccess } from './desk-dependencies.ts'
import { findCustomerOrFail } from './find-customer.ts'

export function registerErasureCalls({ tenantCall, context }: DeskDependencies): void {
  const { db } = context

  tenantCall(getDeskErasures, rolesWithReadAccess, async () => {
    const waiting = await db
      .select({ ...getTableColumns(erasures), leftAt: customers.leftAt })
      .from(erasures)
      .innerJoin(customers, eq(customers.id, erasures.customerId))
      .where(and(isNull(erasures.withdrawnAt), isNull(erasures.closedAt)))
      .orderBy(asc(erasures.dueAt), asc(erasures.id))
    const getNamedCustomer = await findCustomerNames(
      db,
      waiting.map(({ customerId }) => customerId),
    )
    return {
      data: waiting.map(({ customerId, requestedAt, leftAt, dueAt, heldAt, heldBy, holdReason }) => ({
        customer: getNamedCustomer(customerId),
        requested_at: requestedAt?.toISOString() ?? null,
        access_until: leftAt && getFormerCustomerLastAccessDay(leftAt),
        due_at: dueAt.toISOString(),
        hold: heldAt && { by: heldBy ?? '', at: heldAt.toISOString(), reason: holdReason ?? '' },
      })),
    }
  })

  for (const [call, command] of [
    [markCustomerAsFormer, 'leave'],
    [reinstateFormerCustomer, 'come-back'],
  ] as const)
    tenantCall(call, rolesWithWriteAccess, async ({ person, tenant, params, source }) => {
      const { username } = await findCustomerOrFail(db, params.id)
      const args = { tenant: tenant.subdomain, customer: username }
      await runAuditedCommand(context, { person, command, args, source })
      return { data: { success: true } }
    })

  tenantCall(pauseErasure, ['owner'], async ({ person, tenant, params, body, source }) => {
    const { username } = await findCustomerOrFail(db, params.id)
    const args = { tenant: tenant.subdomain, customer: username, reason: body.reason }
    await runAuditedCommand(context, { person, command: 'hold', args, source })
    return { data: { success: true } }
  })

  tenantCall(resumeErasure, ['owner'], async ({ person, tenant, params, source }) => {
    const { username } = await findCustomerOrFail(db, params.id)
    const args = { tenant: tenant.subdomain, customer: username }
    await runAuditedCommand(context, { person, command: 'release', args, source })
    return { data: { success: true } }
  })
}
