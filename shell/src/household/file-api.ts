import type { AnswerOf, Call } from '@portal/contract/call'
import { viewedPath } from '@portal/contract/desk/viewing'
import { ApiError } from '@portal/contract/error'
import { fileCalls, getHousehold, notGranted } from '@portal/contract/household'
import * as v from '@portal/contract/schema'
import { markSeen } from '@portal/contract/view'
import type { Id } from '@portal/contract/wire'
import type { Api } from '../api/api.ts'
import { refused } from './file-state.ts'

/** What a remote hears of something that it wanted to note and that is not noted: what somebody else saw is theirs. */
const dropped = { data: { success: false } } satisfies AnswerOf<typeof markSeen>

/** For how long a read that was not granted is left alone, in milliseconds. */
const leftAloneMs = 5 * 60_000

const isRefusal = (error: unknown): boolean => error instanceof ApiError && error.body.error === notGranted

/** What there is of a read that is not granted, on a screen that shows more than that: nothing, in the shape of the read. */
const nothingOf = (key: string): unknown => {
  if (key === 'TASK') return { data: { unfinished: [], finished: [] } }
  return { data: key === 'LIVING' || key === 'HOME_PLACE' ? null : [] }
}

/**
 * The way to the servers of a page that shows the file of somebody else (HOUSE-05): what remotes ask for the customer is asked about
 * that file. What is not granted is nothing to a screen that shows more than that; that something may not be changed is said once
 * for all remotes. Menu and screens leave out beforehand what is not granted: the server refuses all of it too.
 */
export const fileApi =
  (file: Id) =>
  (api: Api): Api => {
    /** Until when a read is not asked again that was not granted, in milliseconds: screens read some of them time and again. */
    const refusedUntil = new Map<string, number>()
    const there = (path: string) => fileCalls(file) + path
    const about = <C extends Call>(call: C): C =>
      call.access !== 'customer' || call.path === getHousehold.path
        ? call
        : { ...call, base: 'tenant', path: there(viewedPath(call)) }
    return {
      ...api,
      send: async (call, input, options) => {
        if (call.path === markSeen.path) return v.parse(call.answer, dropped) as AnswerOf<typeof call>
        const { basis, ...rest } = options ?? {}
        const seen = basis?.map((read) => ({ ...read, url: there(read.url) }))
        try {
          return await api.send(about(call), input, { ...rest, ...(seen && { basis: seen }) })
        } catch (error) {
          if (isRefusal(error) && call.method !== 'GET') refused.set(true)
          throw error
        }
      },
      read: async (what, options) => {
        if ((refusedUntil.get(what.url) ?? 0) > Date.now()) return nothingOf(what.key)
        try {
          return await api.read({ ...what, url: there(what.url) }, options)
        } catch (error) {
          if (!isRefusal(error)) throw error
          refusedUntil.set(what.url, Date.now() + leftAloneMs)
          return nothingOf(what.key)
        }
      },
    }
  }
