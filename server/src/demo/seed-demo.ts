import type { Database, OpenDatabase } from '../database/database.ts'
import { customers } from '../database/tables/customer.ts'
import { activations, mailedTokens } from '../database/tables/one-time-secrets.ts'
import { tenants } from '../database/tables/tenant.ts'
import { hashPassword } from '../sessions/password-hash.ts'
import { hashSecret } from '../sessions/secret-token.ts'
import { seedDemoHousehold } from './demo-household.ts'
import { seedMessageTemplates } from './demo-message-templates.ts'
import { seedDemoStaff } from './demo-staff.ts'
import { createDemoTenants } from './demo-tenants.ts'
import { createTimeline, type Timeline } from './demo-timeline.ts'
import { createCustomerFinder, type FindDemoCustomer } from './find-demo-customer.ts'
import { createLenderRecords } from './records/demo-lender-records.ts'
import { createDemoRecords } from './records/demo-tenant-records.ts'
import { storeDemoRecords } from './records/store-demo-records.ts'
import { seedUnhandledMessages } from './unhandled-messages.ts'

/** Stores activation codes and mailed links in every state (DEMO-22, DEMO-23). */
async function seedAccountTokens(
  db: Database,
  findCustomer: FindDemoCustomer,
  timeline: Timeline,
): Promise<void> {
  const [leo, dora] = [findCustomer('zuider', 'leo'), findCustomer('zuider', 'dora')]
  const codes: [number: string, customerId: number | null, waits: number][] = [
    ['OK1', leo.id, 0],
    ['OK4', leo.id, 4],
    ['OK11', leo.id, 11],
    ['NOOIT', null, 0],
  ]
  await db
    .insert(activations)
    .values(
      codes.map(([number, customerId, waits]) => ({ tenantId: leo.tenantId, number, waits, customerId })),
    )
  const tokens: [token: string, kind: 'register' | 'reset', expiresAt: Date, usedAt: Date | null][] = [
    ['register-ok', 'register', timeline.moment({ years: 5 }), null],
    ['reset-ok', 'reset', timeline.moment({ years: 5 }), null],
    ['reset-used', 'reset', timeline.moment({ years: 5 }), timeline.moment({ days: -1 })],
    ['reset-expired', 'reset', timeline.moment({ days: -1 }), null],
  ]
  await db.insert(mailedTokens).values(
    tokens.map(([token, kind, expiresAt, usedAt]) => ({
      hash: hashSecret(token),
      customerId: dora.id,
      kind,
      expiresAt,
      usedAt,
    })),
  )
}

export const demoPassword = 'portaal-demo'

/**
 * Stores all records by the import of the tenant API (TENANTAPI-14). Inserts tenants, staff, passwords and actions of
 * customers directly.
 */
export async function fillDemoDatabase(db: Database, now: Date): Promise<void> {
  const timeline = createTimeline(now)
  const plans = createDemoTenants(timeline)
  const rows = await db.insert(tenants).values(plans).returning()
  const findTenantId = (subdomain: string) => rows.find((row) => row.subdomain === subdomain)?.id ?? 0
  await storeDemoRecords(
    db,
    { tenantId: findTenantId('zuider'), scopes: ['lenders'] },
    createLenderRecords(),
    now,
  )
  for (const tenant of plans) {
    const sender = { tenantId: findTenantId(tenant.subdomain), scopes: ['write'] as const }
    await storeDemoRecords(db, sender, createDemoRecords(tenant, timeline), now)
  }
  const passwordHash = await hashPassword(demoPassword)
  await db.update(customers).set({ passwordHash })
  for (const tenant of rows) await seedDemoStaff(db, tenant)
  for (const tenant of rows) await seedMessageTemplates(db, tenant, timeline)
  const findCustomer = await createCustomerFinder(db)
  await seedUnhandledMessages(db, findCustomer, timeline)
  await seedAccountTokens(db, findCustomer, timeline)
  await seedDemoHousehold(db, findCustomer('zuider', 'anna'), timeline)
}

/**
 * Fills an empty database in one transaction.
 * @param now all dates are relative to this time
 */
export const seedDemo = ({ db }: Pick<OpenDatabase, 'db'>, now = new Date()): Promise<void> =>
  db.transaction(async (transaction) => {
    const [first] = await transaction.select({ id: tenants.id }).from(tenants).limit(1)
    if (!first) await fillDemoDatabase(transaction, now)
  })
