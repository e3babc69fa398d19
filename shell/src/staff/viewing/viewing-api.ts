import type { ApiCall, CallResponse } from '@portal/contract/call'
import { getViewedCallPath, isReadOnlyCall, viewingOnlyErrorName } from '@portal/contract/desk/staff-viewing'
import { ApiError } from '@portal/contract/error'
import { markSeen } from '@portal/contract/mark-seen'
import * as v from '@portal/contract/schema'
import type { ShellApi } from '../../api/api.ts'
import { isChangeAttempted, isRoleWithdrawn } from './viewing-state.ts'

/** Response returned for `markSeen`, which is not sent while staff view a customer's portal. */
const ignoredSeenResponse = { data: { success: false } } satisfies CallResponse<typeof markSeen>

const createReadOnlyError = () =>
  new ApiError('refused', { status: 403, body: { error: viewingOnlyErrorName }, message: 'only looking' })

/**
 * Creates the API client of a staff page that shows a customer's portal (DESK-17). Reads are sent as the viewing staff
 * member. Writes are not sent; one message is shown for all remotes. Seen marks are ignored silently, since nobody
 * clicked anything; refetched lists still show the item as new. The server rejects writes too.
 * @param base URL of the customer's calls, below those of staff
 */
export const createViewingApi =
  (base: string) =>
  (api: ShellApi): ShellApi => {
    const toViewedCall = <C extends ApiCall>(call: C): C => ({
      ...call,
      base: 'staff',
      access: 'staff',
      path: base + getViewedCallPath(call),
    })
    return {
      ...api,
      send: async (call, input, options) => {
        if (isReadOnlyCall(call))
          return api.send(call.access === 'customer' ? toViewedCall(call) : call, input, options)
        if (call.path === markSeen.path)
          return v.parse(call.response, ignoredSeenResponse) as CallResponse<typeof call>
        isChangeAttempted.set(true)
        throw createReadOnlyError()
      },
    }
  }

/** Handles a rejection that concerns the viewer: read-only access, or a withdrawn role. */
export function handleViewerError({ body: { error } }: ApiError): boolean {
  const showReadOnlyMessage =
    error === viewingOnlyErrorName ? isChangeAttempted : error === 'forbidden' ? isRoleWithdrawn : null
  showReadOnlyMessage?.set(true)
  return showReadOnlyMessage !== null
}
