import * as v from '@portal/contract/schema'

/** Tenant in the path of staff calls: a page belongs to one tenant, even if another tab shows another tenant. */
export const TenantCode = v.pipe(v.string(), v.regex(/^[A-Z0-9]{2,20}$/))

export const deskCall = { base: 'staff', access: 'staff' } as const
