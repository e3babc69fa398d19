import type { Database } from '../../src/database/database.ts'
import { customers } from '../../src/database/tables/customer.ts'
import { tenants } from '../../src/database/tables/tenant.ts'
import { demoCustomers } from '../../src/demo/customers.ts'
import { usernameOf } from '../../src/demo/person.ts'
import { lenderRecords } from '../../src/demo/records/lenders.ts'
import { storeRecords } from '../../src/demo/records/store.ts'
import { recordsOf } from '../../src/demo/records/tenant.ts'
import { demoPassword } from '../../src/demo/seed.ts'
import { demoTenants } from '../../src/demo/tenants.ts'
import { timelineFrom } from '../../src/demo/timeline.ts'
import { hashPassword } from '../../src/sessions/password-hash.ts'

/** The demo's largest file. */
const model = 'anna'

/** Number of customers inserted per statement. */
const atOnce = 100

/**
 * Fills an empty database with customers, each with a file as large as the largest of the demo; returns their user
 * names.
 */
export async function fillCrowd(db: Database, count: number): Promise<string[]> {
  const now = new Date()
  const when = timelineFrom(now)
  const [tenant] = demoTenants(when)
  const anna = demoCustomers(when).find((person) => usernameOf(person) === model)
  if (!anna || !tenant) throw new Error(`the demo has no ${model}`)
  const [row] = await db.insert(tenants).values(tenant).returning()
  const sender = { tenantId: row?.id ?? 0, scopes: ['write', 'lenders'] as const }
  await storeRecords(db, sender, lenderRecords(), now)
  const people = Array.from({ length: count }, (_, index) => ({
    at: index,
    person: { ...anna, first: `Klant${index}`, like: model },
  }))
  for (let from = 0; from < count; from += atOnce)
    await storeRecords(db, sender, recordsOf(tenant, people.slice(from, from + atOnce), when), now)
  await db.update(customers).set({ passwordHash: await hashPassword(demoPassword) })
  return people.map(({ person }) => usernameOf(person))
}
