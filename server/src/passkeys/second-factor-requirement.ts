import { changePassword } from '@portal/contract/account'
import * as authenticator from '@portal/contract/authenticator'
import type { ApiCall } from '@portal/contract/call'
import { getCustomer } from '@portal/contract/customer'
import { sendMessage } from '@portal/contract/message'
import * as passkey from '@portal/contract/passkey'
import * as signIn from '@portal/contract/sign-in'
import { toTenantDay } from '@portal/time/clock'
import type { Context } from '../context.ts'
import { listCallsOfModules } from '../documentation/all-calls.ts'
import type { CustomerScope } from '../http/authorise.ts'
import { HttpError } from '../http/http-error.ts'
import type { KnownTenant } from '../tenants/find-tenant.ts'
import { hasNoSecondFactor } from './second-factors.ts'

type SecondFactorContext = Pick<Context, 'db' | 'clock'>

/** Calls that a customer may use without the required passkey or app (KEYS-10). */
export const callsWithoutSecondFactor: ReadonlySet<ApiCall> = new Set([
  ...[getCustomer, changePassword, sendMessage],
  ...listCallsOfModules(authenticator, passkey, signIn),
])

/** Whether the tenant requires a second factor. An announced requirement starts on its day. */
const isSecondFactorRequired = ({ tenant: { strong_sign_in_from: from } }: KnownTenant, now: Date): boolean =>
  typeof from === 'string' && from <= toTenantDay(now)

/** Returns the tenant's requirement that the customer does not meet yet. Staff who view a portal are exempt. */
export async function findSecondFactorRequirement(
  { db, clock }: SecondFactorContext,
  { tenant, customer, sessionId }: CustomerScope,
): Promise<{ keys_wanted: boolean; keys_wanted_from: string | null }> {
  const from = tenant.tenant.strong_sign_in_from ?? null
  if (from === null || sessionId === '' || !(await hasNoSecondFactor(db, customer.id)))
    return { keys_wanted: false, keys_wanted_from: null }
  return { keys_wanted: isSecondFactorRequired(tenant, clock()), keys_wanted_from: from }
}

/**
 * Rejects calls that are not needed for setting up a second factor.
 * @throws HttpError 403 `keys_required`
 */
export async function refuseWithoutSecondFactor(
  { db, clock }: SecondFactorContext,
  call: ApiCall,
  scope: { tenant: KnownTenant; customer: { id: number } },
): Promise<void> {
  if (!isSecondFactorRequired(scope.tenant, clock()) || callsWithoutSecondFactor.has(call)) return
  if (!(await hasNoSecondFactor(db, scope.customer.id))) return
  throw new HttpError(403, {
    error: 'keys_required',
    message: 'This office asks for a passkey or an app that makes codes. Set one up first.',
  })
}
