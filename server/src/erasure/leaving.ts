import { changePassword } from '@portal/contract/account'
import * as authenticator from '@portal/contract/authenticator'
import type { Call } from '@portal/contract/call'
import { dayAt, zone } from '@portal/contract/clock'
import { addDays } from '@portal/contract/day'
import { isOnlyLooking } from '@portal/contract/desk/viewing'
import { requestDossier } from '@portal/contract/dossier'
import { leavingDays, requestErasure, withdrawErasure } from '@portal/contract/erasure'
import { sendMessage } from '@portal/contract/message'
import * as notification from '@portal/contract/notification'
import * as passkey from '@portal/contract/passkey'
import * as push from '@portal/contract/push'
import * as signIn from '@portal/contract/sign-in'
import * as twoStep from '@portal/contract/two-step'
import * as view from '@portal/contract/view'
import { DateTime } from 'luxon'
import { HttpError } from '../http/http-error.ts'

/**
 * Last day on which a former customer can read the file, in the tenants' time zone: thirty days after the tenant's
 * notice (ERASE-11).
 */
export const lastDayOf = (leftAt: Date): string => addDays(dayAt(leftAt), leavingDays)

/** When access ends and retention terms start: the end of that day. */
export const endOfLeaving = (leftAt: Date): Date =>
  DateTime.fromISO(lastDayOf(leftAt), { zone }).plus({ days: 1 }).toJSDate()

const callsIn = (areas: readonly object[]): Call[] =>
  areas.flatMap((area) => Object.values(area)).filter((one): one is Call => one?.answer !== undefined)

/**
 * Calls besides reads that a former customer may make (ERASE-12): copying the file, erasure, messages, and the account.
 * Others are rejected, since the file is closed.
 */
export const openAfterLeaving: ReadonlySet<Call> = new Set([
  ...[requestDossier, requestErasure, withdrawErasure, sendMessage, changePassword],
  ...callsIn([authenticator, passkey, signIn, twoStep, notification, push, view]),
])

/**
 * Allows a former customer's call during access, if it does not change the file.
 * @throws HttpError 403 `left`, or `no_access` after the last day
 */
export function refuseAfterLeaving(call: Call, leftAt: Date | null, now: Date): void {
  if (leftAt === null) return
  if (now >= endOfLeaving(leftAt))
    throw new HttpError(403, { error: 'no_access', message: 'No portal access.' })
  if (isOnlyLooking(call) || openAfterLeaving.has(call)) return
  throw new HttpError(403, { error: 'left', message: 'You left this office: the file is read-only.' })
}
