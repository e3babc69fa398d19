import type { login, Tokens } from '@portal/contract/auth'
import { and, eq, or } from 'drizzle-orm'
import type { InferOutput } from 'valibot'
import type { Context } from '../context.ts'
import type { Database } from '../database/database.ts'
import { customers } from '../database/tables/customer.ts'
import { Refusal } from '../http/refusal.ts'
import type { KnownTenant } from '../tenants/find.ts'
import { accountKey, countFailure, forgetFailures, refuseGuessing } from './failures.ts'
import { beginSession } from './issue.ts'
import { isPassword } from './password-hash.ts'

/** The customer of a firm with a user name or e-mail address, in any case. */
export async function customerByName(db: Database, tenantId: number, name: string) {
  const lower = name.trim().toLowerCase()
  const [customer] = await db
    .select()
    .from(customers)
    .where(
      and(eq(customers.tenantId, tenantId), or(eq(customers.username, lower), eq(customers.email, lower))),
    )
  return customer
}

const wrong = () => new Refusal(401, { error: 'unauthorized', message: 'User name or password is wrong.' })

/**
 * Signs a customer in with user name and password.
 * @throws Refusal 401 wrong, 403 no access, 422 unknown at firms that say so, 429 too many attempts
 */
export async function signIn(
  context: Context,
  tenant: KnownTenant,
  credentials: InferOutput<NonNullable<typeof login.body>>,
): Promise<Tokens> {
  const account = accountKey(tenant.subdomain, credentials.username)
  await refuseGuessing(context, account)
  const customer = await customerByName(context.db, tenant.id, credentials.username)
  if (!(await isPassword(customer?.passwordHash, credentials.password)) || !customer) {
    await countFailure(context, account)
    if (!customer && context.config.revealUnknownUsers)
      throw new Refusal(422, { error: 'not_found', message: 'There is no such user name.' })
    throw wrong()
  }
  if (!customer.hasAccess) throw new Refusal(403, { error: 'no_access', message: 'No portal access.' })
  await forgetFailures(context, account)
  return beginSession(context, customer, tenant.subdomain)
}
