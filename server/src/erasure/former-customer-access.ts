import { changePassword } from '@portal/contract/account'
import * as authenticator from '@portal/contract/authenticator'
import type { ApiCall } from '@portal/contract/call'
import { isReadOnlyCall } from '@portal/contract/desk/staff-viewing'
import { requestDossier } from '@portal/contract/dossier'
import { formerCustomerAccessDays, requestErasure, withdrawErasure } from '@portal/contract/erasure'
import * as view from '@portal/contract/mark-record-as-seen'
import { sendMessage } from '@portal/contract/message'
import * as notification from '@portal/contract/notification'
import * as passkey from '@portal/contract/passkey'
import * as push from '@portal/contract/push-notice'
import * as signIn from '@portal/contract/sign-in'
import * as twoStep from '@portal/contract/two-step-sign-in'
import { addDays } from '@portal/time/calendar-day'
import { tenantTimeZone, toTenantDay } from '@portal/time/clock'
import { DateTime } from 'luxon'
import { listCallsOfModules } from '../documentation/all-calls.ts'
import { createNoAccessError } from '../http/authorise.ts'
import { HttpError } from '../http/http-error.ts'

/**
 * Returns the last day on which a former customer can read their data: thirty days after the tenant's notice
 * (ERASE-11).
 */
export const getFormerCustomerLastAccessDay = (leftAt: Date): string =>
  addDays(toTenantDay(leftAt), formerCustomerAccessDays)

/** End of the last day of access. Retention terms start at this time. */
export const getFormerCustomerAccessEnd = (leftAt: Date): Date =>
  DateTime.fromISO(getFormerCustomerLastAccessDay(leftAt), { zone: tenantTimeZone })
    .plus({ days: 1 })
    .toJSDate()

/**
 * Calls with which a former customer may still change data (ERASE-12): copies of the data, erasure, messages, and the
 * account.
 */
export const callsForFormerCustomers: ReadonlySet<ApiCall> = new Set([
  ...[requestDossier, requestErasure, withdrawErasure, sendMessage, changePassword],
  ...listCallsOfModules(authenticator, passkey, signIn, twoStep, notification, push, view),
])

/**
 * Rejects a former customer's call if access has ended, or if the call changes the customer's data.
 * @throws HttpError 403 `left`, or `no_access` after the last day
 */
export function refuseFormerCustomerCall(call: ApiCall, leftAt: Date | null, now: Date): void {
  if (leftAt === null) return
  if (now >= getFormerCustomerAccessEnd(leftAt)) throw createNoAccessError()
  if (isReadOnlyCall(call) || callsForFormerCustomers.has(call)) return
  throw new HttpError(403, { error: 'left', message: 'You left this office: the file is read-only.' })
}
