import {
  changeCustomerListView,
  getCustomerListViews,
  maxSavedListViews,
  removeCustomerListView,
  saveCustomerListView,
} from '@portal/contract/desk/saved-customer-list-view'
import { and, asc, eq, or, sql } from 'drizzle-orm'
import { getFirstRow } from '../database/first-row.ts'
import { customerListViews } from '../database/tables/customer-list-view.ts'
import type { StaffRole } from '../database/tables/staff.ts'
import { createForbiddenError, createInvalidFieldsError } from '../http/http-error.ts'
import { parseRecordId } from '../http/record-id.ts'
import { type DeskDependencies, rolesWithReadAccess, successResponse } from './desk-dependencies.ts'
import { countMatchingCustomers, findMatchingCustomers } from './matching-customers.ts'
import { rejectDuplicateName, runAuditedTenantAction } from './run-audited-tenant-action.ts'

type StaffActor = { person: { id: number }; role: StaffRole }

const isViewOfPerson = (id: number) => eq(customerListViews.staffId, id)

/** SQL condition: the person's own views, and for owners also shared views. */
const isChangeableView = ({ person, role }: StaffActor) =>
  role === 'owner'
    ? or(isViewOfPerson(person.id), eq(customerListViews.shared, true))
    : isViewOfPerson(person.id)

/** @throws HttpError 403 for a reader who shares a view */
function rejectReaderSharing({ role }: StaffActor, shared: boolean): void {
  if (shared && role === 'reader') throw createForbiddenError('Readers keep views for themselves.')
}

const duplicateNameMessage = 'is that of another view'

export function registerCustomerListViewCalls({ tenantCall, context }: DeskDependencies): void {
  const { db, allTenantsDb, clock } = context

  tenantCall(getCustomerListViews, rolesWithReadAccess, async ({ person, role, tenant }) => {
    const rows = await db
      .select()
      .from(customerListViews)
      .where(or(isViewOfPerson(person.id), eq(customerListViews.shared, true)))
      .orderBy(asc(sql`lower(${customerListViews.name})`), asc(customerListViews.id))
    /** The views are counted one after another, because parallel queries would use all database connections. */
    const counts: number[] = []
    for (const row of rows)
      counts.push(
        await countMatchingCustomers(allTenantsDb, findMatchingCustomers(db, tenant.id, row).condition),
      )
    return {
      data: rows.map(({ id, name, shared, q, filter, createdBy: by, staffId }, place) => ({
        id,
        name,
        shared,
        q,
        filter,
        by,
        own: staffId === person.id,
        changeable: staffId === person.id || role === 'owner',
        count: counts[place] ?? 0,
      })),
    }
  })

  tenantCall(saveCustomerListView, rolesWithReadAccess, async ({ body, ...given }) => {
    const { id: staffId, name: createdBy } = given.person
    rejectReaderSharing(given, body.shared)
    const values = { ...body, name: body.name.trim(), staffId, createdBy, createdAt: clock() }
    const action = { command: 'view-add', about: { shared: body.shared } }
    const { id } = await runAuditedTenantAction(context, given, action, async (tx) => {
      if ((await tx.$count(customerListViews, isViewOfPerson(staffId))) >= maxSavedListViews)
        throw createInvalidFieldsError({ views: `are ${maxSavedListViews} already` })
      return getFirstRow(
        await rejectDuplicateName(
          tx.insert(customerListViews).values(values).returning({ id: customerListViews.id }),
          duplicateNameMessage,
        ),
      )
    })
    return { data: { success: true, id } }
  })

  const isOwnChangeableView = (who: StaffActor, id: number) =>
    and(eq(customerListViews.id, id), isChangeableView(who))

  tenantCall(
    changeCustomerListView,
    rolesWithReadAccess,
    async ({ params, body: { name, shared }, ...given }) => {
      const view = parseRecordId(params.id)
      rejectReaderSharing(given, shared)
      await runAuditedTenantAction(
        context,
        given,
        { command: 'view-change', about: { view, shared } },
        async (tx) =>
          getFirstRow(
            await rejectDuplicateName(
              tx
                .update(customerListViews)
                .set({ name: name.trim(), shared })
                .where(isOwnChangeableView(given, view))
                .returning({ id: customerListViews.id }),
              duplicateNameMessage,
            ),
          ),
      )
      return successResponse
    },
  )

  tenantCall(removeCustomerListView, rolesWithReadAccess, async ({ params, ...given }) => {
    const view = parseRecordId(params.id)
    await runAuditedTenantAction(context, given, { command: 'view-remove', about: { view } }, async (tx) =>
      getFirstRow(
        await tx
          .delete(customerListViews)
          .where(isOwnChangeableView(given, view))
          .returning({ id: customerListViews.id }),
      ),
    )
    return successResponse
  })
}
