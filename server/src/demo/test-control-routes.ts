import { desc, eq, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { AllTenantsContext } from '../context.ts'
import { customers } from '../database/tables/customer.ts'
import { tenantInbox } from '../database/tables/tenant-inbox.ts'
import { parseInput } from '../http/parse-input.ts'
import { clearTenantCache } from '../tenants/find-tenant.ts'
import { createTestCertificates } from './demo-certificates.ts'
import { type DemoSwitches, RequestedFailure, TenantApiState } from './demo-switches.ts'
import { fillDemoDatabase } from './seed-demo.ts'

/** Calls for tests: set switches, read what the tenant received, and reset (SERVER-03 … SERVER-06). */
export function registerTestControlRoutes(
  app: FastifyInstance,
  context: AllTenantsContext,
  switches: DemoSwitches,
): void {
  const { allTenantsDb: db, clock } = context
  const done = { data: { success: true } }

  app.post('/demo/fail-next', async ({ body }) => {
    switches.addFailure(parseInput(RequestedFailure, body))
    return done
  })

  app.post('/demo/tenant-state', async ({ body }) => {
    switches.setState(parseInput(TenantApiState, body))
    return done
  })

  app.get('/demo/tenant-inbox', async () => ({
    data: await db
      .select({ username: customers.username, item: tenantInbox })
      .from(tenantInbox)
      .innerJoin(customers, eq(customers.id, tenantInbox.customerId))
      .orderBy(desc(tenantInbox.id))
      .limit(100),
  }))

  app.post('/demo/reset', async () => {
    await db.transaction(async (transaction) => {
      await transaction.execute(sql`alter table audit disable trigger audit_only_grows`)
      await transaction.execute(
        sql`truncate tenants, customers, lenders, outbox, sign_in_failures, audit restart identity cascade`,
      )
      await transaction.execute(sql`alter table audit enable trigger audit_only_grows`)
      await fillDemoDatabase(transaction, clock())
    })
    await createTestCertificates(context)
    clearTenantCache(context)
    switches.reset()
    return done
  })
}
