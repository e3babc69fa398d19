import { and, asc, eq, isNotNull } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { customers } from '../database/tables/customer.ts'
import { erasures } from '../database/tables/erasure.ts'
import { endTenantLimit } from '../database/tenant-scope.ts'
import { customerTables, recordsOf, type StoredRow } from '../dossier/archive/records.ts'
import { settleDepartures } from '../erasure/departures.ts'
import { previewOf } from '../erasure/preview.ts'
import { waitingErasure } from '../erasure/requests.ts'
import { HttpError } from '../http/http-error.ts'
import type { CommandContext } from './command-context.ts'
import type { Actions } from './commands.ts'

const noErasureRequested = () =>
  new HttpError(409, { error: 'not_asked', message: 'No erasure was asked for.' })

/** Ids of an erased customer's kept records, by table. */
async function retainedRecordsOf(db: Database, customerId: number): Promise<Record<string, StoredRow[]>> {
  const stays: Record<string, StoredRow[]> = {}
  for (const table of await customerTables(db)) {
    const rows: StoredRow[] = []
    for await (const { row } of recordsOf(db, table, customerId)) rows.push(row)
    if (rows.length > 0) stays[table.table] = rows
  }
  return stays
}

/** Commands for former customers and erasure: pausing it, previewing a nightly run, and listing erased customers. */
export function erasureWork(
  work: CommandContext,
): Pick<Actions, 'leave' | 'come-back' | 'hold' | 'release' | 'retention' | 'closed'> {
  const { db, clock, person } = work

  async function change(tenant: string, name: string, set: Partial<typeof erasures.$inferInsert>) {
    const { customer } = await work.customer(tenant, name)
    const changed = await db.update(erasures).set(set).where(waitingErasure(customer.id)).returning()
    if (changed.length === 0) throw noErasureRequested()
    return { customer: customer.id }
  }

  async function setHasLeft(tenant: string, name: string, hasLeft: boolean) {
    const { customer } = await work.customer(tenant, name)
    await db.update(customers).set({ hasLeft }).where(eq(customers.id, customer.id))
    await settleDepartures(work, db, [customer.id])
    return { customer: customer.id }
  }

  return {
    leave: ({ tenant, customer }) => setHasLeft(tenant, customer, true),
    'come-back': ({ tenant, customer }) => setHasLeft(tenant, customer, false),
    hold: ({ tenant, customer, reason }) =>
      change(tenant, customer, { heldAt: clock(), heldBy: person.name, holdReason: reason }),
    release: ({ tenant, customer }) =>
      change(tenant, customer, { heldAt: null, heldBy: null, holdReason: null }),
    retention: async ({ tenant, days }) => {
      const { id } = await work.tenantNamed(tenant)
      return previewOf(db, id, new Date(clock().getTime() + days * 86_400_000))
    },
    closed: async ({ tenant, customer }) => {
      const { id } = await work.tenantNamed(tenant)
      /** The tenant's database role cannot see erased customers. */
      await endTenantLimit(db)
      const { facts, closedAt } = customers
      const one = customer === undefined ? undefined : eq(customers.id, customer)
      const rows = await db
        .select({ id: customers.id, facts, closedAt })
        .from(customers)
        .where(and(eq(customers.tenantId, id), isNotNull(closedAt), one))
        .orderBy(asc(closedAt), asc(customers.id))
      work.touch(rows.map((row) => row.id))
      const [found] = rows
      return customer === undefined || !found
        ? rows
        : { ...found, stays: await retainedRecordsOf(db, found.id) }
    },
  }
}
