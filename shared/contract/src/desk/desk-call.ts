import * as v from '@portal/contract/schema'

/** Tenant code in the path of a staff call: a page belongs to one tenant, whatever another tab shows. */
export const TenantCode = v.pipe(v.string(), v.regex(/^[A-Z0-9]{2,20}$/))

/** What all staff calls of a tenant share. */
export const deskCall = { base: 'staff', access: 'staff' } as const
