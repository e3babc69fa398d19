import type { ApiCall, CallResponse } from '@portal/contract/call'
import { getStaffViewingCallPath } from '@portal/contract/desk/staff-viewing'
import { ApiError } from '@portal/contract/error'
import type { ReceivedAccessGrant } from '@portal/contract/household'
import { accessNotGrantedErrorName, getCustomerFileCallBase, getHousehold } from '@portal/contract/household'
import { markRecordAsSeen } from '@portal/contract/mark-record-as-seen'
import * as v from '@portal/contract/valibot'
import type { Id } from '@portal/contract/wire'
import { createStore } from '@portal/remote-kit/store'
import type { ShellApi } from '../api/api.ts'

export type CustomerFileAccess =
  | { kind: 'waiting' }
  | { kind: 'open'; grant: ReceivedAccessGrant; hasFile: boolean }
  /** The person has no grant for this customer file, or the grant has ended. */
  | { kind: 'over'; grant: ReceivedAccessGrant | null; hasFile: boolean }

export const customerFileAccess = createStore<CustomerFileAccess>({ kind: 'waiting' })

/** Checks the granted rights, at most once per `grantCheckPauseMs`. The page's session sets `check`. */
export const grantChecker = { check: (): void => {} }

export const isWriteRejected = createStore(false)

export const hasChangedRights = createStore(false)

/** Response for `markRecordAsSeen`, which is not sent: only the owner of the customer file marks items as seen. */
const ignoredSeenResponse = { data: { success: false } } satisfies CallResponse<typeof markRecordAsSeen>

/** Delay in milliseconds before a read that the grant does not cover is sent again. */
const grantRetryDelayMs = 5 * 60_000

const isGrantRejection = (error: unknown): boolean =>
  error instanceof ApiError && error.body.error === accessNotGrantedErrorName

/** Creates an empty response for a read that is not granted, on a screen that also shows granted data. */
const createEmptyResponse = (key: string): unknown => {
  if (key === 'TASK') return { data: { unfinished: [], finished: [] } }
  return { data: key === 'LIVING' || key === 'HOME_PLACE' ? null : [] }
}

/**
 * Creates the API client of a page with another person's customer file (HOUSE-05). It sends the remotes' calls for that
 * file. A read that is not granted returns an empty response; a rejected write shows one message for all remotes. Menu
 * and screens hide what is not granted; the server enforces the grant.
 */
export const createCustomerFileApi =
  (file: Id) =>
  (api: ShellApi): ShellApi => {
    /**
     * For each URL of a read that the server denied: time before which the read is not repeated, in milliseconds since
     * 1970.
     */
    const refusedUntil = new Map<string, number>()
    const toCustomerFileUrl = (path: string) => getCustomerFileCallBase(file) + path
    const toCustomerFileCall = <C extends ApiCall>(call: C): C =>
      call.access !== 'customer' || call.path === getHousehold.path
        ? call
        : { ...call, base: 'tenant', path: toCustomerFileUrl(getStaffViewingCallPath(call)) }
    return {
      ...api,
      send: async (call, input, options) => {
        if (call.path === markRecordAsSeen.path)
          return v.parse(call.response, ignoredSeenResponse) as CallResponse<typeof call>
        const { basis, ...rest } = options ?? {}
        const seen = basis?.map((read) => ({ ...read, url: toCustomerFileUrl(read.url) }))
        try {
          return await api.send(toCustomerFileCall(call), input, { ...rest, ...(seen && { basis: seen }) })
        } catch (error) {
          if (isGrantRejection(error) && call.method !== 'GET') isWriteRejected.set(true)
          throw error
        }
      },
      read: async (what, options) => {
        if ((refusedUntil.get(what.url) ?? 0) > Date.now()) return createEmptyResponse(what.key)
        try {
          return await api.read({ ...what, url: toCustomerFileUrl(what.url) }, options)
        } catch (error) {
          if (!isGrantRejection(error)) throw error
          refusedUntil.set(what.url, Date.now() + grantRetryDelayMs)
          return createEmptyResponse(what.key)
        }
      },
    }
  }
