import type { AnswerOf, Call } from '@portal/contract/call'
import { isOnlyLooking, viewedPath, viewingOnly } from '@portal/contract/desk/viewing'
import { ApiError } from '@portal/contract/error'
import * as v from '@portal/contract/schema'
import { markSeen } from '@portal/contract/view'
import type { Api } from '../../api/api.ts'
import { changeAttempted, roleWithdrawn } from './viewing-state.ts'

/** Response to a seen mark that is not sent. */
const seenMarkIgnored = { data: { success: false } } satisfies AnswerOf<typeof markSeen>

const refusal = () =>
  new ApiError('refused', { status: 403, body: { error: viewingOnly }, message: 'only looking' })

/**
 * API client of a staff page that shows a customer's portal (DESK-17): reads are sent as the viewing staff member, and
 * writes are not sent but answered with one message for all remotes. Seen marks are dropped silently, since nobody
 * clicked anything; the refetched list still has the item as new. The server rejects writes too.
 * @param base URL of the customer's calls, below those of staff
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
        if (call.path === markSeen.path) return v.parse(call.answer, seenMarkIgnored) as AnswerOf<typeof call>
        changeAttempted.set(true)
        throw refusal()
      },
    }
  }

/** Handles a rejection that concerns the viewer: read-only, or role withdrawn. */
export function handleViewerError({ body: { error } }: ApiError): boolean {
  const showReadOnlyMessage =
    error === viewingOnly ? changeAttempted : error === 'forbidden' ? roleWithdrawn : null
  showReadOnlyMessage?.set(true)
  return showReadOnlyMessage !== null
}
