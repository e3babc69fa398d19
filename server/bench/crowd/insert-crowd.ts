import type { Database } from '../../src/database/database.ts'
import { customers } from '../../src/database/tables/customer.ts'
import { tenants } from '../../src/database/tables/tenant.ts'
import { createDemoCustomers, getUsername } from '../../src/demo/demo-customers.ts'
import { createDemoTenants } from '../../src/demo/demo-tenants.ts'
import { createTimeline } from '../../src/demo/demo-timeline.ts'
import { createLenderRecords } from '../../src/demo/records/demo-lender-records.ts'
import { createTenantRecords } from '../../src/demo/records/demo-tenant-records.ts'
import { storeDemoRecords } from '../../src/demo/records/store-demo-records.ts'
import { demoPassword } from '../../src/demo/seed-demo.ts'
import { hashPassword } from '../../src/sessions/password-hash.ts'

/** The demo customer with the most data. Every simulated customer gets a copy of this data. */
const sourceCustomer = 'anna'

const insertBatchSize = 100

/** Fills an empty database with copies of {@link sourceCustomer}. Returns their user names. */
export async function insertCrowd(db: Database, count: number): Promise<string[]> {
  const now = new Date()
  const timeline = createTimeline(now)
  const [tenant] = createDemoTenants(timeline)
  const anna = createDemoCustomers(timeline).find((person) => getUsername(person) === sourceCustomer)
  if (!anna || !tenant) throw new Error(`the demo has no ${sourceCustomer}`)
  const [row] = await db.insert(tenants).values(tenant).returning()
  const sender = { tenantId: row?.id ?? 0, scopes: ['write', 'lenders'] as const }
  await storeDemoRecords(db, sender, createLenderRecords(), now)
  const people = Array.from({ length: count }, (_, index) => ({
    at: index,
    person: { ...anna, first: `Klant${index}`, copiedFrom: sourceCustomer },
  }))
  for (let from = 0; from < count; from += insertBatchSize)
    await storeDemoRecords(
      db,
      sender,
      createTenantRecords(tenant, people.slice(from, from + insertBatchSize), timeline),
      now,
    )
  await db.update(customers).set({ passwordHash: await hashPassword(demoPassword) })
  return people.map(({ person }) => getUsername(person))
}
