import {
  getCustomerViews,
  maxViews,
  postCustomerView,
  postCustomerViewChanged,
  postCustomerViewRemoved,
} from '@portal/contract/desk/view'
import { and, asc, eq, or, sql } from 'drizzle-orm'
import { firstRow } from '../adviser/records.ts'
import type { Database } from '../database/database.ts'
import { isTaken } from '../database/database-error.ts'
import { customerViews } from '../database/tables/customer-view.ts'
import type { StaffRole } from '../database/tables/staff.ts'
import { HttpError, invalid } from '../http/http-error.ts'
import { recordId } from '../http/record-id.ts'
import { countMatching, matchingCustomers } from './matching-customers.ts'
import { type DeskParts, reading } from './parts.ts'
import { recordedAtTenant } from './recorded-at-tenant.ts'

type Who = { person: { id: number }; role: StaffRole }

const done = { data: { success: true } }
const ofPerson = (id: number) => eq(customerViews.staffId, id)

/** Condition for views that a person may change: their own, and for owners shared ones. */
const changeable = ({ person, role }: Who) =>
  role === 'owner' ? or(ofPerson(person.id), eq(customerViews.shared, true)) : ofPerson(person.id)

/** @throws HttpError 403 for a reader who shares */
function refuseSharing({ role }: Who, shared: boolean): void {
  if (shared && role === 'reader')
    throw new HttpError(403, { error: 'forbidden', message: 'Readers keep views for themselves.' })
}

/** Stores a view. @throws HttpError 422 if its author has another of this name */
const named = <A>(store: Promise<A>): Promise<A> =>
  store.catch((error) => {
    throw isTaken(error) ? invalid({ name: 'is that of another view' }) : error
  })

/** Calls for saved views of the customer list. */
export function viewCalls({ tenantCall, context }: DeskParts): void {
  const { db, everyTenant, clock } = context

  tenantCall(getCustomerViews, reading, async ({ person, role, tenant }) => {
    const rows = await db
      .select()
      .from(customerViews)
      .where(or(ofPerson(person.id), eq(customerViews.shared, true)))
      .orderBy(asc(sql`lower(${customerViews.name})`), asc(customerViews.id))
    /** Sequential: in parallel they would use all database connections. */
    const counts: number[] = []
    for (const row of rows)
      counts.push(await countMatching(everyTenant, matchingCustomers(db, tenant.id, row).which))
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

  tenantCall(postCustomerView, reading, async ({ body, ...given }) => {
    const { id: staffId, name: createdBy } = given.person
    refuseSharing(given, body.shared)
    const values = { ...body, name: body.name.trim(), staffId, createdBy, createdAt: clock() }
    const act = { command: 'view-add', about: { shared: body.shared } }
    const { id } = await recordedAtTenant(context, given, act, async (tx) => {
      if ((await tx.$count(customerViews, ofPerson(staffId))) >= maxViews)
        throw invalid({ views: `are ${maxViews} already` })
      return firstRow(
        await named(tx.insert(customerViews).values(values).returning({ id: customerViews.id })),
      )
    })
    return { data: { success: true, id } }
  })

  const mine = (who: Who, id: number) => and(eq(customerViews.id, id), changeable(who))

  tenantCall(postCustomerViewChanged, reading, async ({ params, body: { name, shared }, ...given }) => {
    const view = recordId(params.id)
    refuseSharing(given, shared)
    await recordedAtTenant(context, given, { command: 'view-change', about: { view, shared } }, async (tx) =>
      firstRow(
        await named(
          tx
            .update(customerViews)
            .set({ name: name.trim(), shared })
            .where(mine(given, view))
            .returning({ id: customerViews.id }),
        ),
      ),
    )
    return done
  })

  tenantCall(postCustomerViewRemoved, reading, async ({ params, ...given }) => {
    const view = recordId(params.id)
    await recordedAtTenant(
      context,
      given,
      { command: 'view-remove', about: { view } },
      async (tx: Database) =>
        firstRow(await tx.delete(customerViews).where(mine(given, view)).returning({ id: customerViews.id })),
    )
    return done
  })
}
