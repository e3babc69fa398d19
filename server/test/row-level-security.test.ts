import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database, OpenDatabase } from '../src/database/database.ts'
import { customers } from '../src/database/tables/customer.ts'
import { tasks } from '../src/database/tables/task.ts'
import { tenants } from '../src/database/tables/tenant.ts'
import { runWithinTenant } from '../src/database/tenant-scope.ts'
import { openDemoDatabase } from './databases.ts'
import { signInStaffWithAllRights } from './sign-in-staff.ts'

let database: OpenDatabase
let [zuider, noorder] = [0, 0]
beforeAll(async () => {
  database = await openDemoDatabase()
  await signInStaffWithAllRights(database.db)
  const findTenantId = async (subdomain: string) =>
    (await database.db.select({ id: tenants.id }).from(tenants).where(eq(tenants.subdomain, subdomain)))[0]
      ?.id ?? 0
  zuider = await findTenantId('zuider')
  noorder = await findTenantId('noorder')
  await database.db.execute(
    sql`insert into audit (tenant_id, position, at, staff_id, staff_name, role, command, customer_ids, about, source, outcome, before, hash)
      select id, 1, now(), 1, 'Sanne', 'reader', 'list', '{}', '{}', '', 'done', '', '' from tenants`,
  )
})
afterAll(() => database.close())

const queryRows = async (db: Database, statement: ReturnType<typeof sql>) =>
  ((await db.execute(statement)) as unknown as { rows: Record<string, unknown>[] }).rows

/** Runs statements as the database role of request handlers, for a tenant or for none, and rolls them back. */
async function runAsHandlerRole<T>(
  tenant: number | null,
  runQueries: (db: Database) => Promise<T>,
): Promise<T> {
  let result: { is: T } | undefined
  await database.db
    .transaction(async (tx) => {
      await tx.execute(sql`set local role portal_tenant`)
      await tx.execute(
        sql`select set_config('portal.tenant', ${tenant === null ? '' : String(tenant)}, true)`,
      )
      result = { is: await runQueries(tx) }
      throw new Error('undone')
    })
    .catch((error: Error) => {
      if (error.message !== 'undone') throw error
    })
  if (!result) throw new Error('nothing came of it')
  return result.is
}

/**
 * Reads every table, whether it has row-level security and columns of a tenant or customer, and the rights of the
 * request handlers' role on it.
 */
const readTableCatalogue = () =>
  queryRows(
    database.db,
    sql`select c.relname as name, c.relrowsecurity as secured,
      exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'tenant_id') as tenant,
      exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'customer_id') as customer,
      has_any_column_privilege('portal_tenant', c.oid, 'select') as readable,
      has_any_column_privilege('portal_tenant', c.oid, 'update') as writable
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and c.relkind = 'r' order by c.relname`,
  ) as unknown as Promise<
    {
      name: string
      secured: boolean
      tenant: boolean
      customer: boolean
      readable: boolean
      writable: boolean
    }[]
  >

/** Tables without row-level security, because they contain no tenant's data. */
const tablesWithoutTenant = ['lender_labels', 'lenders', 'sign_in_failures']
/** Tables with columns that can be read for all tenants, because public pages show them. */
const publicTables = ['tenants']
/** Tables that requests can read but not write, because only the portal or staff write them. */
const readOnlyTables = ['audit', 'tenant_events', 'quota_counts', 'signing_certificates']
const sessionTables = ['refresh_tokens']

test('every table that handlers can access has row-level security, by customer of the tenant where it has customer data', async () => {
  const tables = await readTableCatalogue()
  expect(tables.length).toBeGreaterThan(50)
  for (const { name, secured, tenant, customer, readable } of tables) {
    if (readable && !tablesWithoutTenant.includes(name)) expect(secured, name).toBe(true)
    if (customer) expect([name, tenant, readable]).toEqual([name, true, true])
    if (readable && ![...tablesWithoutTenant, ...publicTables, ...sessionTables].includes(name))
      expect(tenant, name).toBe(true)
  }
  const inaccessibleTables = tables
    .filter(({ readable, writable }) => !readable && !writable)
    .map(({ name }) => name)
  expect(inaccessibleTables).toEqual([
    'builds',
    'channels',
    'placements',
    'profile_changes',
    'publishers',
    'releases',
    'staff',
    'staff_roles',
    'staff_sessions',
    'version_runs',
    'version_vitals',
  ])
})

test('as the handlers’ role without a tenant, no table can be read or changed', {
  tags: 'full',
}, async () => {
  for (const { name, readable, secured } of await readTableCatalogue()) {
    if (!readable || !secured || publicTables.includes(name)) continue
    const table = sql.identifier(name)
    const [countRow] = await runAsHandlerRole(null, (tx) =>
      queryRows(tx, sql`select count(*)::integer as many from ${table}`),
    )
    expect([name, countRow?.many]).toEqual([name, 0])
    if (readOnlyTables.includes(name)) continue
    const deletedRows = await runAsHandlerRole(null, (tx) =>
      queryRows(tx, sql`delete from ${table} returning 1 as one`),
    )
    expect([name, deletedRows]).toEqual([name, []])
  }
})

test('with a tenant set, all rows of that tenant are visible, and those of others cannot be read, changed, added or taken over', {
  tags: 'full',
}, async () => {
  const sharedTables: string[] = []
  for (const { name, readable, secured, tenant } of await readTableCatalogue()) {
    if (!readable || !secured || !tenant) continue
    const table = sql.identifier(name)
    const count = sql`select count(*)::integer as many, count(*) filter (where tenant_id = ${zuider})::integer as own from ${table}`
    const [total] = await queryRows(database.db, count)
    const [visibleCount] = await runAsHandlerRole(zuider, (tx) => queryRows(tx, count))
    expect([name, visibleCount]).toEqual([name, { many: total?.own, own: total?.own }])
    if (Number(total?.many) > Number(total?.own)) sharedTables.push(name)
    if (readOnlyTables.includes(name)) continue
    const deleteOthers = sql`delete from ${table} where tenant_id <> ${zuider} returning 1 as one`
    expect(await runAsHandlerRole(zuider, (tx) => queryRows(tx, deleteOthers))).toEqual([])
    if (Number(total?.own) === 0) continue
    const moveToOtherTenant = sql`update ${table} set tenant_id = ${noorder}`
    await expect(
      runAsHandlerRole(zuider, (tx) => queryRows(tx, moveToOtherTenant)),
      name,
    ).rejects.toThrow()
  }
  for (const name of [
    'customers',
    'mortgages',
    'documents',
    'tasks',
    'notes',
    'incomes',
    'policies',
    'audit',
  ])
    expect(sharedTables, 'there is something to hide').toContain(name)
  const updateOthers = sql`update tenants set revision = 0 where id <> ${zuider} returning 1 as one`
  expect(await runAsHandlerRole(zuider, (tx) => queryRows(tx, updateOthers))).toEqual([])
})

test('tables that the role does not need are not accessible', async () => {
  for (const { name, readable } of await readTableCatalogue()) {
    if (readable) continue
    const selectAnyRow = sql`select 1 from ${sql.identifier(name)}`
    await expect(
      runAsHandlerRole(zuider, (tx) => queryRows(tx, selectAnyRow)),
      name,
    ).rejects.toThrow()
  }
})

test('a record and its customer always belong to the same tenant, whoever writes it', async () => {
  const [anna] = await database.db.select().from(customers).where(eq(customers.tenantId, zuider)).limit(1)
  const values = { customerId: anna?.id ?? 0, title: 'Bel ons', createdAt: new Date() }
  await expect(database.db.insert(tasks).values({ ...values, tenantId: noorder })).rejects.toThrow()
  const [addedTask] = await database.db.insert(tasks).values(values).returning()
  expect(addedTask?.tenantId, 'taken from the customer where nobody says').toBe(zuider)
})

test('the handlers’ database handle sees nothing outside a tenant, and only that tenant within one, for concurrent calls too', async () => {
  const { tenantDb } = database
  const listVisibleTenants = async () => [
    ...new Set(
      (await tenantDb.select({ tenant: customers.tenantId }).from(customers)).map(({ tenant }) => tenant),
    ),
  ]
  expect(await listVisibleTenants()).toEqual([])
  const tenantsInTurn = Array.from({ length: 40 }, (_, index) => (index % 2 ? zuider : noorder))
  const visibleTenants = await Promise.all(
    tenantsInTurn.map((tenant, index) =>
      runWithinTenant(tenant, async () => {
        if (index % 3 === 0)
          return tenantDb.transaction(async (tx) => {
            const rows = await tx.select({ tenant: customers.tenantId }).from(customers)
            return [...new Set(rows.map((row) => row.tenant))]
          })
        if (index % 5 === 0) await tenantDb.execute(sql`select nothing`).catch(() => {})
        return listVisibleTenants()
      }),
    ),
  )
  expect(visibleTenants).toEqual(tenantsInTurn.map((tenant) => [tenant]))
  expect((await database.db.select({ id: customers.id }).from(customers)).length).toBeGreaterThan(20)
  expect(await listVisibleTenants()).toEqual([])
})
