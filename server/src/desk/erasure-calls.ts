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
import { findCustomerNames } from './customer-names.ts'
import { type DeskDependencies, rolesWithReadAccess } from './desk-dependencies.ts'

export function registerErasureCalls({ tenantCall, commandCall, context: { db } }: DeskDependencies): void {
  tenantCall(getDeskErasures, rolesWithReadAccess, async () => {
    const waiting = await db
      .select({ ...getTableColumns(erasures), leftAt: customers.leftAt })
      .from(erasures)
      .innerJoin(customers, eq(customers.id, erasures.customerId))
      .where(and(isNull(erasures.withdrawnAt), isNull(erasures.closedAt)))
      .orderBy(asc(erasures.dueAt), asc(erasures.id))
    const getCustomerWithName = await findCustomerNames(
      db,
      waiting.map(({ customerId }) => customerId),
    )
    return {
      data: waiting.map(({ customerId, requestedAt, leftAt, dueAt, heldAt, heldBy, holdReason }) => ({
        customer: getCustomerWithName(customerId),
        requested_at: requestedAt?.toISOString() ?? null,
        access_until: leftAt && getFormerCustomerLastAccessDay(leftAt),
        due_at: dueAt.toISOString(),
        hold: heldAt && { by: heldBy ?? '', at: heldAt.toISOString(), reason: holdReason ?? '' },
      })),
    }
  })

  commandCall(markCustomerAsFormer, 'leave', () => ({}))
  commandCall(reinstateFormerCustomer, 'come-back', () => ({}))
  commandCall(pauseErasure, 'hold', ({ body }) => body)
  commandCall(resumeErasure, 'release', () => ({}))
}
