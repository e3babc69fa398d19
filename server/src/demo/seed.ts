import type { Database, OpenDatabase } from '../database/database.ts'
import { livings } from '../database/tables/living.ts'
import { tenants } from '../database/tables/tenant.ts'
import { hashPassword } from '../sessions/password-hash.ts'
import { demoCustomers } from './customers.ts'
import { demoLivings } from './livings.ts'
import { demoMortgages } from './mortgages.ts'
import { seedCustomers } from './seed-customers.ts'
import { seedLenders, seedMortgages } from './seed-mortgages.ts'
import { demoTenants } from './tenants.ts'
import { timelineFrom } from './timeline.ts'

/** Password of every customer of the demo. */
export const demoPassword = 'portaal-demo'

async function fill(db: Database, now: Date): Promise<void> {
  const when = timelineFrom(now)
  await db.insert(tenants).values(demoTenants(when))
  const people = demoCustomers(when)
  const ids = await seedCustomers(db, people, await hashPassword(demoPassword), when)
  const lenders = await seedLenders(db)
  const mortgages = demoMortgages(when)
  const homes = demoLivings(when, mortgages)
  for (const person of people) {
    const username = person.first.toLowerCase()
    const id = ids.get(`${person.tenant}/${username}`)
    if (id === undefined) continue
    await seedMortgages(db, id, mortgages[username] ?? [], lenders, when)
    const home = homes[username]
    if (home) await db.insert(livings).values({ ...home, customerId: id })
  }
}

/**
 * Fills an empty database with the demo's firms and customers, all or nothing; a database with firms is left as it is.
 * @param now moment that all dates are relative to
 */
export const seedDemo = ({ db }: Pick<OpenDatabase, 'db'>, now = new Date()): Promise<void> =>
  db.transaction(async (transaction) => {
    const [first] = await transaction.select({ id: tenants.id }).from(tenants).limit(1)
    if (!first) await fill(transaction, now)
  })
