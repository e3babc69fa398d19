import * as v from '@portal/contract/valibot'

/** Tenant in the path of staff calls. It is in each path because two tabs of a person may show different tenants. */
export const TenantCode = v.pipe(v.string(), v.regex(/^[A-Z0-9]{2,20}$/))

export const deskCallOptions = { base: 'staff', access: 'staff' } as const
