import type { Database } from '../../src/database/database.ts'
import { livings } from '../../src/database/tables/living.ts'
import { tenants } from '../../src/database/tables/tenant.ts'
import { demoCustomers } from '../../src/demo/customers.ts'
import { demoDamages } from '../../src/demo/damages.ts'
import { demoDocuments, demoTenantDocuments } from '../../src/demo/documents.ts'
import { demoInbox } from '../../src/demo/inbox.ts'
import { demoEarnings } from '../../src/demo/incomes.ts'
import { demoLivings } from '../../src/demo/livings.ts'
import { demoMortgages } from '../../src/demo/mortgages.ts'
import { demoObligations, demoPossessions } from '../../src/demo/obligations.ts'
import { demoPolicies } from '../../src/demo/policies.ts'
import { demoPassword } from '../../src/demo/seed.ts'
import { seedCustomers } from '../../src/demo/seed-customers.ts'
import { seedLenders, seedMortgages } from '../../src/demo/seed-mortgages.ts'
import {
  seedBalances,
  seedDamages,
  seedDocuments,
  seedEarnings,
  seedInbox,
  seedPolicies,
} from '../../src/demo/seed-records.ts'
import { demoTenants } from '../../src/demo/tenants.ts'
import { timelineFrom } from '../../src/demo/timeline.ts'
import { hashPassword } from '../../src/sessions/password-hash.ts'

/** The demo's fullest file. */
const model = 'anna'

/** Fills an empty database with customers who each have as full a file as the demo's fullest; answers their user names. */
export async function fillCrowd(db: Database, count: number): Promise<string[]> {
  const when = timelineFrom(new Date())
  const [tenant] = await db.insert(tenants).values(demoTenants(when)).returning()
  const [anna] = demoCustomers(when).filter(({ first }) => first.toLowerCase() === model)
  if (!anna || !tenant) throw new Error(`the demo has no ${model}`)
  const people = Array.from({ length: count }, (_, index) => ({ ...anna, first: `Klant${index}` }))
  const ids = await seedCustomers(db, people, await hashPassword(demoPassword), when)
  const lenders = await seedLenders(db)
  const mortgages = demoMortgages(when)
  const home = demoLivings(when, mortgages)[model]
  for (const customerId of ids.values()) {
    await seedMortgages(db, customerId, mortgages[model] ?? [], lenders, when)
    if (home) await db.insert(livings).values({ ...home, customerId })
    await seedPolicies(db, customerId, demoPolicies[model] ?? [], when)
    await seedDamages(db, customerId, demoDamages(when)[model] ?? [], when)
    await seedEarnings(db, customerId, demoEarnings(model, 40_000, when))
    await seedBalances(db, customerId, demoObligations(when)[model], demoPossessions[model])
    await seedInbox(db, customerId, demoInbox(model, when, false))
    await seedDocuments(db, tenant.id, customerId, demoDocuments(model, when))
  }
  await seedDocuments(db, tenant.id, null, demoTenantDocuments(when))
  return people.map(({ first }) => first.toLowerCase())
}
