import { and, asc, eq, isNotNull, isNull, lte, sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { selectRows } from '../database/select-rows.ts'
import { customers } from '../database/tables/customer.ts'
import { erasures } from '../database/tables/erasure.ts'
import { endTenantLimit } from '../database/tenant-scope.ts'
import { findCustomerTables, type StoredRow, streamRecords } from '../dossier/archive/customer-records.ts'
import { applyCustomerDepartures } from '../erasure/apply-customer-departures.ts'
import { isPendingErasure } from '../erasure/erasure-requests.ts'
import { idleDocumentRules, isExpiredDocument } from '../erasure/idle-documents.ts'
import { HttpError } from '../http/http-error.ts'
import type { CommandContext } from './command-context.ts'
import type { CommandActions } from './staff-commands.ts'

interface ErasurePreviewItem {
  kind: string
  count: number
  /** Minimum age of the documents in months; absent if the item counts customers. */
  months?: number
  ground: string
}

/** Lists what the nightly run would delete at a tenant. */
export async function previewNightlyErasure(
  db: Database,
  tenantId: number,
  at: Date,
): Promise<ErasurePreviewItem[]> {
  const due = and(
    eq(erasures.tenantId, tenantId),
    isNull(erasures.withdrawnAt),
    isNull(erasures.closedAt),
    isNull(erasures.heldAt),
    lte(erasures.dueAt, at),
  )
  const items: ErasurePreviewItem[] = [
    { kind: 'customers', count: await db.$count(erasures, due), ground: 'AVG art. 17 lid 1' },
  ]
  for (const one of idleDocumentRules) {
    const [counted] = await selectRows<{ count: number }>(
      db,
      sql`select count(*)::int as count from documents t
        where t.tenant_id = ${tenantId} and ${isExpiredDocument(one, at)}`,
    )
    items.push({ kind: one.kind, count: counted?.count ?? 0, months: one.months, ground: one.ground })
  }
  return items
}

const createNoErasureRequestedError = () =>
  new HttpError(409, { error: 'not_asked', message: 'No erasure was asked for.' })

async function readRetainedRecords(db: Database, customerId: number): Promise<Record<string, StoredRow[]>> {
  const stays: Record<string, StoredRow[]> = {}
  for (const table of await findCustomerTables(db)) {
    const rows: StoredRow[] = []
    for await (const { row } of streamRecords(db, table, customerId)) rows.push(row)
    if (rows.length > 0) stays[table.table] = rows
  }
  return stays
}

export function createErasureCommands(context: CommandContext) {
  const { db, clock, person } = context

  async function updateErasure(tenant: string, name: string, set: Partial<typeof erasures.$inferInsert>) {
    const { customer } = await context.findPermittedCustomer(tenant, name)
    const changed = await db.update(erasures).set(set).where(isPendingErasure(customer.id)).returning()
    if (changed.length === 0) throw createNoErasureRequestedError()
    return { customer: customer.id }
  }

  async function setHasLeft(tenant: string, name: string, hasLeft: boolean) {
    const { customer } = await context.findPermittedCustomer(tenant, name)
    await db.update(customers).set({ hasLeft }).where(eq(customers.id, customer.id))
    await applyCustomerDepartures(context, db, [customer.id])
    return { customer: customer.id }
  }

  const listErasedCustomers: CommandActions['closed'] = async ({ tenant, customer }) => {
    const { id } = await context.findPermittedTenant(tenant)
    /** The tenant's database role cannot see erased customers. */
    await endTenantLimit(db)
    const { facts, closedAt } = customers
    const customerFilter = customer === undefined ? undefined : eq(customers.id, customer)
    const rows = await db
      .select({ id: customers.id, facts, closedAt })
      .from(customers)
      .where(and(eq(customers.tenantId, id), isNotNull(closedAt), customerFilter))
      .orderBy(asc(closedAt), asc(customers.id))
    context.addAuditedCustomers(rows.map((row) => row.id))
    const [erasedCustomer] = rows
    return customer === undefined || !erasedCustomer
      ? rows
      : { ...erasedCustomer, stays: await readRetainedRecords(db, erasedCustomer.id) }
  }

  return {
    leave: ({ tenant, customer }) => setHasLeft(tenant, customer, true),
    'come-back': ({ tenant, customer }) => setHasLeft(tenant, customer, false),
    hold: ({ tenant, customer, reason }) =>
      updateErasure(tenant, customer, { heldAt: clock(), heldBy: person.name, holdReason: reason }),
    release: ({ tenant, customer }) =>
      updateErasure(tenant, customer, { heldAt: null, heldBy: null, holdReason: null }),
    retention: async ({ tenant, days }) => {
      const { id } = await context.findPermittedTenant(tenant)
      return previewNightlyErasure(db, id, new Date(clock().getTime() + days * 86_400_000))
    },
    closed: listErasedCustomers,
  } satisfies Partial<CommandActions>
}
