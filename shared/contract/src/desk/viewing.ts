import type { Call } from '@portal/contract/call'
import * as v from '@portal/contract/schema'
import { Id } from '../wire.ts'

/** Data of a staff page that shows a customer's portal (DESK-17). Its name in the page data is unique to such pages. */
export const ViewingPage = v.object({
  viewing: v.object({
    id: Id,
    username: v.string(),
    /** Full name; empty if unknown. */
    name: v.string(),
    /** Base64 PNG without data: prefix, if there is a picture. */
    avatar: v.optional(v.string()),
  }),
})
export type ViewingPage = v.InferOutput<typeof ViewingPage>

/** Kind of viewing: the portal as it is, or with a draft theme (DESK-18). */
export type ViewingKind = 'portal' | 'preview'

/** Path at which staff see a customer's portal; the customer's paths are below it. */
export const viewingPath = (id: string | number, kind: ViewingKind = 'portal'): string =>
  `/desk/customers/${encodeURIComponent(String(id))}/${kind}`

/** Session storage key of a draft theme, as JSON, for tabs opened from this one; never sent to a server. */
export const themeDraftName = (tenant: string): string => `look-draft ${tenant}`

/** Base of a customer's calls for viewing staff, below the staff calls. */
export const viewingBase = (tenant: string, id: string | number): string =>
  `/desk/${tenant}/customers/${id}/portal`

/** Path of a customer's call below `viewingBase`. */
export const viewedPath = ({ base, path }: Pick<Call, 'base' | 'path'>): string =>
  base === 'advice' ? `/advice${path}` : path

/** Whether a call changes nothing: a read or a calculation. */
export const isOnlyLooking = ({ method, base }: Pick<Call, 'method' | 'base'>): boolean =>
  method === 'GET' || base === 'advice'

/** Error name for writes while staff are viewing. */
export const viewingOnly = 'viewing_only'
