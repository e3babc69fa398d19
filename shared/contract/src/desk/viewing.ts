import type { Call } from '@portal/contract/call'
import * as v from '@portal/contract/schema'
import { Id } from '../wire.ts'

/**
 * What a page of staff carries besides where it is a customer's portal, as that customer sees it (DESK-17): whose it is.
 * It stands in the page's data under a name that no page of a customer has.
 */
export const ViewingPage = v.object({
  viewing: v.object({
    id: Id,
    username: v.string(),
    /** Full name; empty where none is known. */
    name: v.string(),
    /** Base64 PNG without data: prefix, if there is a picture. */
    avatar: v.optional(v.string()),
  }),
})
export type ViewingPage = v.InferOutput<typeof ViewingPage>

/** What a look is for: to see the portal as it is, or as it would be with a draft of the firm's look (DESK-18). */
export type ViewingKind = 'portal' | 'preview'

/** Address at which staff see the portal of a customer; the customer's own addresses stand below it. */
export const viewingPath = (id: string | number, kind: ViewingKind = 'portal'): string =>
  `/desk/customers/${encodeURIComponent(String(id))}/${kind}`

/** Name under which a tab keeps the draft of a firm's look, as JSON, for the tabs that it opens; no server ever has it. */
export const lookDraftName = (firm: string): string => `look-draft ${firm}`

/** Where the calls of a customer are for staff who look, below the calls of staff. */
export const viewingBase = (firm: string, id: string | number): string =>
  `/desk/${firm}/customers/${id}/portal`

/** Path of a customer's call below `viewingBase`. */
export const viewedPath = ({ base, path }: Pick<Call, 'base' | 'path'>): string =>
  base === 'advice' ? `/advice${path}` : path

/** Whether a call can change nothing: a read, or something that is only worked out. */
export const isOnlyLooking = ({ method, base }: Pick<Call, 'method' | 'base'>): boolean =>
  method === 'GET' || base === 'advice'

/** Name of the error that answers whatever would change something while staff only look. */
export const viewingOnly = 'viewing_only'
