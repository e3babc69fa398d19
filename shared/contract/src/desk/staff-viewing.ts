import type { ApiCall } from '@portal/contract/call'
import * as v from '@portal/contract/valibot'
import { Id } from '../wire.ts'

/** Data of a page on which staff view a customer's portal (DESK-17). */
export const StaffViewingPageData = v.object({
  viewing: v.object({
    id: Id,
    username: v.string(),
    name: v.string(),
    /** PNG in base64, without `data:` prefix. */
    avatar: v.optional(v.string()),
  }),
})
export type StaffViewingPageData = v.InferOutput<typeof StaffViewingPageData>

/** 'portal' shows a customer's portal, 'preview' the portal with an unsaved theme (DESK-18). */
export type StaffViewingKind = 'portal' | 'preview'

/** Returns the path below which staff open the pages of a customer's portal. */
export const getStaffViewingPath = (id: string | number, kind: StaffViewingKind = 'portal'): string =>
  `/desk/customers/${encodeURIComponent(String(id))}/${kind}`

/** Returns the session-storage key of an unsaved theme (JSON). Tabs that are opened from this tab read it. */
export const getThemeDraftKey = (tenant: string): string => `look-draft ${tenant}`

/** Returns the base path of the customer's calls while staff view their portal, relative to `staffApiBase`. */
export const getStaffViewingCallBase = (tenant: string, id: string | number): string =>
  `/desk/${tenant}/customers/${id}/portal`

/** Returns the path of a customer's call, relative to {@link getStaffViewingCallBase}. */
export const getStaffViewingCallPath = ({ base, path }: Pick<ApiCall, 'base' | 'path'>): string =>
  base === 'advice' ? `/advice${path}` : path

export const isReadOnlyCall = ({ method, base }: Pick<ApiCall, 'method' | 'base'>): boolean =>
  method === 'GET' || base === 'advice'

export const viewingOnlyErrorName = 'viewing_only'
