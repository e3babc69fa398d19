import type { Database, OpenDatabase } from '../database/database.ts'
import { livings } from '../database/tables/living.ts'
import { tenants } from '../database/tables/tenant.ts'
import { hashPassword } from '../sessions/password-hash.ts'
import { demoCustomers } from './customers.ts'
import { demoDamages } from './damages.ts'
import { demoDocuments, demoTenantDocuments } from './documents.ts'
import { demoInbox } from './inbox.ts'
import { demoEarnings } from './incomes.ts'
import { demoLivings } from './livings.ts'
import { demoMortgages } from './mortgages.ts'
import { demoObligations, demoPossessions } from './obligations.ts'
import { demoPolicies } from './policies.ts'
import { seedCustomers } from './seed-customers.ts'
import { seedLenders, seedMortgages } from './seed-mortgages.ts'
import {
  seedBalances,
  seedDamages,
  seedDocuments,
  seedEarnings,
  seedInbox,
  seedPolicies,
} from './seed-records.ts'
import { seedAccess, seedAppointments, seedAppointmentTypes } from './seed-tenants.ts'
import { seedStaff } from './staff.ts'
import { demoTenants } from './tenants.ts'
import { timelineFrom } from './timeline.ts'
import { seedWaiting } from './waiting.ts'

/** Password of every customer of the demo. */
export const demoPassword = 'portaal-demo'

/** Fills a database without firms. */
export async function fillDemo(db: Database, now: Date): Promise<void> {
  const when = timelineFrom(now)
  const rows = await db.insert(tenants).values(demoTenants(when)).returning()
  const people = demoCustomers(when)
  const ids = await seedCustomers(db, people, await hashPassword(demoPassword), when)
  const lenders = await seedLenders(db)
  const mortgages = demoMortgages(when)
  const homes = demoLivings(when, mortgages)
  const damages = demoDamages(when)
  const obligations = demoObligations(when)
  for (const person of people) {
    const username = person.first.toLowerCase()
    const customerId = ids.get(`${person.tenant}/${username}`)
    const tenant = rows.find(({ subdomain }) => subdomain === person.tenant)
    if (customerId === undefined || !tenant) continue
    await seedMortgages(db, customerId, mortgages[username] ?? [], lenders, when)
    const home = homes[username]
    if (home) await db.insert(livings).values({ ...home, customerId })
    await seedPolicies(db, customerId, demoPolicies[username] ?? [], when)
    await seedDamages(db, customerId, damages[username] ?? [], when)
    const income = person.facts?.gross_annual_income ?? 40_000
    await seedEarnings(db, customerId, demoEarnings(username, income, when))
    await seedBalances(db, customerId, obligations[username], demoPossessions[username])
    await seedInbox(db, customerId, demoInbox(username, when, tenant.profile.pronoun !== 'JE'))
    await seedDocuments(db, tenant.id, customerId, demoDocuments(username, when))
  }
  for (const tenant of rows) await seedStaff(db, tenant)
  for (const tenant of rows) await seedDocuments(db, tenant.id, null, demoTenantDocuments(when))
  const [zuider] = rows
  const idOf = (username: string) => ids.get(`zuider/${username}`) ?? 0
  if (!zuider) return
  for (const tenant of rows) {
    const offered = tenant.profile.online_afspraken_enabled ? await seedAppointmentTypes(db, tenant) : null
    if (tenant !== zuider) continue
    if (offered) await seedAppointments(db, { customerId: idOf('anna'), ...offered }, when)
    await seedWaiting(db, (customer) => ids.get(customer) ?? 0, offered, when)
  }
  await seedAccess(db, zuider.id, idOf, when)
}

/**
 * Fills an empty database with the demo's firms and customers, all or nothing; a database with firms is left as it is.
 * @param now moment that all dates are relative to
 */
export const seedDemo = ({ db }: Pick<OpenDatabase, 'db'>, now = new Date()): Promise<void> =>
  db.transaction(async (transaction) => {
    const [first] = await transaction.select({ id: tenants.id }).from(tenants).limit(1)
    if (!first) await fillDemo(transaction, now)
  })
