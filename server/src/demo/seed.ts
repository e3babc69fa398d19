import type { Database, OpenDatabase } from '../database/database.ts'
import { customers } from '../database/tables/customer.ts'
import { tenants } from '../database/tables/tenant.ts'
import { hashPassword } from '../sessions/password-hash.ts'
import { seedAccess } from './access.ts'
import { seedHousehold } from './household.ts'
import { lenderRecords } from './records/lenders.ts'
import { storeRecords } from './records/store.ts'
import { demoRecords } from './records/tenant.ts'
import { seedStaff } from './staff.ts'
import { seedTemplates } from './templates.ts'
import { demoTenants } from './tenants.ts'
import { timelineFrom } from './timeline.ts'
import { seedWaiting } from './waiting.ts'

/** Password of every demo customer. */
export const demoPassword = 'portaal-demo'

/**
 * Fills a database without tenants. Tenants' records are stored by the tenant API only (TENANTAPI-14), without a key and thus
 * without audit records; tenants, staff, passwords and customers' actions are added directly.
 */
export async function fillDemo(db: Database, now: Date): Promise<void> {
  const when = timelineFrom(now)
  const plans = demoTenants(when)
  const rows = await db.insert(tenants).values(plans).returning()
  const idOf = (subdomain: string) => rows.find((row) => row.subdomain === subdomain)?.id ?? 0
  await storeRecords(db, { tenantId: idOf('zuider'), scopes: ['lenders'] }, lenderRecords(), now)
  for (const tenant of plans) {
    const sender = { tenantId: idOf(tenant.subdomain), scopes: ['write'] as const }
    await storeRecords(db, sender, demoRecords(tenant, when), now)
  }
  const passwordHash = await hashPassword(demoPassword)
  await db.update(customers).set({ passwordHash })
  for (const tenant of rows) await seedStaff(db, tenant)
  for (const tenant of rows) await seedTemplates(db, tenant, when)
  await seedWaiting(db, when)
  await seedAccess(db, idOf('zuider'), when)
  await seedHousehold(db, idOf('zuider'), when, passwordHash)
}

/**
 * Fills an empty database with the demo's tenants and customers, atomically; does nothing if there are tenants.
 * @param now moment that all dates are relative to
 */
export const seedDemo = ({ db }: Pick<OpenDatabase, 'db'>, now = new Date()): Promise<void> =>
  db.transaction(async (transaction) => {
    const [first] = await transaction.select({ id: tenants.id }).from(tenants).limit(1)
    if (!first) await fillDemo(transaction, now)
  })
