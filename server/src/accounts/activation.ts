import { and, eq, sql } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { customers } from '../database/tables/customer.ts'
import { activations } from '../database/tables/one-time.ts'
import { notFound } from '../http/http-error.ts'
import type { KnownTenant } from '../tenants/find.ts'
import { mailLink } from './mailed-token.ts'

/**
 * Activates an account: once it is ready, its customer is mailed a link to choose a password.
 * @returns false while the firm still prepares the account
 * @throws HttpError 404 when no account has this code
 */
export async function activate(context: Context, tenant: KnownTenant, number: string): Promise<boolean> {
  const [activation] = await context.db
    .update(activations)
    .set({ waits: sql`greatest(${activations.waits} - 1, -1)` })
    .where(and(eq(activations.tenantId, tenant.id), eq(activations.number, number)))
    .returning()
  if (!activation) throw notFound()
  if (activation.waits >= 0 || activation.customerId === null) return false
  const [customer] = await context.db.select().from(customers).where(eq(customers.id, activation.customerId))
  if (!customer) throw notFound()
  await mailLink(context, tenant, customer, 'register', false)
  return true
}
