import { changePassword } from '@portal/contract/account'
import {
  beginAuthenticator,
  confirmAuthenticator,
  getAuthenticator,
  makeRecoveryCodes,
  removeAuthenticator,
} from '@portal/contract/authenticator'
import type { Call } from '@portal/contract/call'
import { dayAt } from '@portal/contract/clock'
import { getCustomer } from '@portal/contract/customer'
import { sendMessage } from '@portal/contract/message'
import { addPasskey, beginPasskey, getPasskeys, removePasskey, renamePasskey } from '@portal/contract/passkey'
import { endOtherSignIns, endSignIn, getSignIns } from '@portal/contract/sign-in'
import type { Context } from '../context.ts'
import type { Scope } from '../http/authorise.ts'
import { HttpError } from '../http/http-error.ts'
import type { KnownTenant } from '../tenants/find.ts'
import { hasNoKey } from './keys-of.ts'

type Parts = Pick<Context, 'db' | 'clock'>

/**
 * Calls for a customer without a required passkey or app (KEYS-10): identity, setup, security and messages. Other
 * customer calls are rejected; language and sign-out need no call.
 */
export const openWithoutKeys: ReadonlySet<Call> = new Set<Call>([
  getCustomer,
  getPasskeys,
  beginPasskey,
  addPasskey,
  renamePasskey,
  removePasskey,
  getAuthenticator,
  beginAuthenticator,
  confirmAuthenticator,
  makeRecoveryCodes,
  removeAuthenticator,
  changePassword,
  getSignIns,
  endSignIn,
  endOtherSignIns,
  sendMessage,
])

/** Whether a tenant requires a passkey or app now; an announced requirement starts on its day. */
const isDemandedBy = ({ tenant: { strong_sign_in_from: from } }: KnownTenant, now: Date): boolean =>
  typeof from === 'string' && from <= dayAt(now)

/**
 * The tenant's requirement for a customer: nothing without one, or with a passkey or app. Does not apply to viewing
 * staff.
 */
export async function demandOn(
  { db, clock }: Parts,
  { tenant, customer, sessionId }: Scope,
): Promise<{ keys_wanted: boolean; keys_wanted_from: string | null }> {
  const from = tenant.tenant.strong_sign_in_from ?? null
  if (from === null || sessionId === '' || !(await hasNoKey(db, customer.id)))
    return { keys_wanted: false, keys_wanted_from: null }
  return { keys_wanted: isDemandedBy(tenant, clock()), keys_wanted_from: from }
}

/**
 * Allows a call of a customer without passkey and app only if none is required, or the call is needed for setup.
 * @throws HttpError 403 `keys_required`
 */
export async function refuseUnlessKeyed(
  { db, clock }: Parts,
  call: Call,
  scope: { tenant: KnownTenant; customer: { id: number } },
): Promise<void> {
  if (!isDemandedBy(scope.tenant, clock()) || openWithoutKeys.has(call)) return
  if (!(await hasNoKey(db, scope.customer.id))) return
  throw new HttpError(403, {
    error: 'keys_required',
    message: 'This office asks for a passkey or an app that makes codes. Set one up first.',
  })
}
