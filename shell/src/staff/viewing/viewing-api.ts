import type { AnswerOf, Call } from '@portal/contract/call'
import { isOnlyLooking, viewedPath, viewingOnly } from '@portal/contract/desk/viewing'
import { ApiError } from '@portal/contract/error'
import * as v from '@portal/contract/schema'
import { markSeen } from '@portal/contract/view'
import type { Api } from '../../api/api.ts'
import { attempted, withdrawn } from './told.ts'

/** What a remote hears of something that it wanted to note and that is not noted. */
const dropped = { data: { success: false } } satisfies AnswerOf<typeof markSeen>

const refusal = () =>
  new ApiError('refused', { status: 403, body: { error: viewingOnly }, message: 'only looking' })

/**
 * The way to the servers of a page that shows staff a customer's portal (DESK-17): what remotes ask for the customer is asked as
 * the member of staff who looks, and whatever would change something is not sent at all. It is said once for all remotes, here.
 * Only that something was seen is dropped without a word, since nobody pressed anything for it: the list that the remote reads
 * anew has it as new still. The server refuses all of it too.
 * @param base where the customer's calls are, below those of staff
 */
export const viewingApi =
  (base: string) =>
  (api: Api): Api => {
    const viewed = <C extends Call>(call: C): C => ({
      ...call,
      base: 'staff',
      access: 'staff',
      path: base + viewedPath(call),
    })
    return {
      ...api,
      send: async (call, input, options) => {
        if (isOnlyLooking(call))
          return api.send(call.access === 'customer' ? viewed(call) : call, input, options)
        if (call.path === markSeen.path) return v.parse(call.answer, dropped) as AnswerOf<typeof call>
        attempted.set(true)
        throw refusal()
      },
    }
  }

/** Hears what a refusal of the server says to who looks: that they only look, or no longer may. */
export function heardByViewer({ body: { error } }: ApiError): boolean {
  const told = error === viewingOnly ? attempted : error === 'forbidden' ? withdrawn : null
  told?.set(true)
  return told !== null
}
