import type { ApiCall } from '@portal/contract/call'
import * as v from '@portal/contract/schema'
import { Id } from '../wire.ts'

/** Page data if staff view a customer's portal (DESK-17). */
export const ViewingPage = v.object({
  viewing: v.object({
    id: Id,
    username: v.string(),
    name: v.string(),
    /** Base64 PNG without `data:` prefix. */
    avatar: v.optional(v.string()),
  }),
})
export type ViewingPage = v.InferOutput<typeof ViewingPage>

/** `preview` has a draft theme (DESK-18). */
export type ViewingKind = 'portal' | 'preview'

/** The customer's paths are below this path. */
export const getViewingPath = (id: string | number, kind: ViewingKind = 'portal'): string =>
  `/desk/customers/${encodeURIComponent(String(id))}/${kind}`

/** Session-storage key of a draft theme (JSON), for tabs opened from this tab. */
export const getThemeDraftKey = (tenant: string): string => `look-draft ${tenant}`

/** Base path of a customer's calls while staff view the portal, below the staff calls. */
export const getViewingBasePath = (tenant: string, id: string | number): string =>
  `/desk/${tenant}/customers/${id}/portal`

/** Path of a customer's call below {@link getViewingBasePath}. */
export const getViewedPath = ({ base, path }: Pick<ApiCall, 'base' | 'path'>): string =>
  base === 'advice' ? `/advice${path}` : path

export const isReadOnlyCall = ({ method, base }: Pick<ApiCall, 'method' | 'base'>): boolean =>
  method === 'GET' || base === 'advice'

export const viewingOnlyErrorName = 'viewing_only'
