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
 * What is open to a customer who has neither passkey nor app, at a firm that demands one (KEYS-10): who it is, setting one up, the
 * safety of the account, and a message to the firm. Every other call of a customer is refused; language and signing out are none.
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

/** Whether a firm demands a passkey or an app of its customers by now; a demand that is announced begins with its day. */
const isDemandedBy = ({ tenant: { strong_sign_in_from: from } }: KnownTenant, now: Date): boolean =>
  typeof from === 'string' && from <= dayAt(now)

/**
 * What a customer is told of the firm's demand: nothing while the firm has none, or once there is a passkey or an app. Staff who look
 * at a customer's portal are asked for none.
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
 * Lets a call of a customer who has neither passkey nor app go on only where the firm does not demand one, or it is of those that
 * setting one up needs.
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
