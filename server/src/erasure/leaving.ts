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

/** Last day on which a customer who left reads the file, by the clock of the tenants: thirty days after the firm said so (ERASE-11). */
export const lastDayOf = (leftAt: Date): string => addDays(dayAt(leftAt), leavingDays)

/** When access ends and the terms of what must stay begin: the end of that day. */
export const endOfLeaving = (leftAt: Date): Date =>
  DateTime.fromISO(lastDayOf(leftAt), { zone }).plus({ days: 1 }).toJSDate()

const callsIn = (areas: readonly object[]): Call[] =>
  areas.flatMap((area) => Object.values(area)).filter((one): one is Call => one?.answer !== undefined)

/**
 * What a customer who left still does, besides reading (ERASE-12): taking the file along, having all erased, asking the firm something,
 * and looking after the account. Every other call is refused, since the file is as the firm closed it.
 */
export const openAfterLeaving: ReadonlySet<Call> = new Set([
  ...[requestDossier, requestErasure, withdrawErasure, sendMessage, changePassword],
  ...callsIn([authenticator, passkey, signIn, twoStep, notification, push, view]),
])

/**
 * Lets a call of a customer who left go on as long as there is access, where it changes nothing of the file.
 * @throws HttpError 403 `left`, or `no_access` once the last day is over
 */
export function refuseAfterLeaving(call: Call, leftAt: Date | null, now: Date): void {
  if (leftAt === null) return
  if (now >= endOfLeaving(leftAt))
    throw new HttpError(403, { error: 'no_access', message: 'No portal access.' })
  if (isOnlyLooking(call) || openAfterLeaving.has(call)) return
  throw new HttpError(403, { error: 'left', message: 'You left this office: the file is read-only.' })
}
