import type { AnswerOf, Call } from '@portal/contract/call'
import { viewedPath } from '@portal/contract/desk/viewing'
import { ApiError } from '@portal/contract/error'
import { fileCalls, getHousehold, notGranted } from '@portal/contract/household'
import * as v from '@portal/contract/schema'
import { markSeen } from '@portal/contract/view'
import type { Id } from '@portal/contract/wire'
import type { Api } from '../api/api.ts'
import { refused } from './file-state.ts'

/** Response to a seen mark that is not sent, because seen marks belong to the file's owner. */
const seenMarkIgnored = { data: { success: false } } satisfies AnswerOf<typeof markSeen>

/** Time before a read that was not granted is tried again, in milliseconds. */
const retryAfterMs = 5 * 60_000

const isRefusal = (error: unknown): boolean => error instanceof ApiError && error.body.error === notGranted

/** Empty response for a read that is not granted, on a screen that also shows granted data. */
const emptyResponseOf = (key: string): unknown => {
  if (key === 'TASK') return { data: { unfinished: [], finished: [] } }
  return { data: key === 'LIVING' || key === 'HOME_PLACE' ? null : [] }
}

/**
 * API client of a page with another person's file (HOUSE-05): remotes' calls are sent for that file. Reads that are not
 * granted return empty responses; a rejected write shows one message for all remotes. Menu and screens hide what is not
 * granted; the server enforces it.
 */
export const fileApi =
  (file: Id) =>
  (api: Api): Api => {
    /** End of the pause for reads that were not granted, in milliseconds since 1970. */
    const refusedUntil = new Map<string, number>()
    const fileUrl = (path: string) => fileCalls(file) + path
    const about = <C extends Call>(call: C): C =>
      call.access !== 'customer' || call.path === getHousehold.path
        ? call
        : { ...call, base: 'tenant', path: fileUrl(viewedPath(call)) }
    return {
      ...api,
      send: async (call, input, options) => {
        if (call.path === markSeen.path) return v.parse(call.answer, seenMarkIgnored) as AnswerOf<typeof call>
        const { basis, ...rest } = options ?? {}
        const seen = basis?.map((read) => ({ ...read, url: fileUrl(read.url) }))
        try {
          return await api.send(about(call), input, { ...rest, ...(seen && { basis: seen }) })
        } catch (error) {
          if (isRefusal(error) && call.method !== 'GET') refused.set(true)
          throw error
        }
      },
      read: async (what, options) => {
        if ((refusedUntil.get(what.url) ?? 0) > Date.now()) return emptyResponseOf(what.key)
        try {
          return await api.read({ ...what, url: fileUrl(what.url) }, options)
        } catch (error) {
          if (!isRefusal(error)) throw error
          refusedUntil.set(what.url, Date.now() + retryAfterMs)
          return emptyResponseOf(what.key)
        }
      },
    }
  }
