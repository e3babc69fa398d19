import * as v from '@portal/contract/valibot'

/** Roles of staff. An 'operator' manages the whole portal, but has no access to customers' files. */
export const StaffRole = v.picklist(['reader', 'adviser', 'owner', 'operator'])
export type StaffRole = v.InferOutput<typeof StaffRole>

export const StaffMember = v.object({
  id: v.string(),
  name: v.string(),
  email: v.string(),
  roles: v.array(StaffRole),
  /** Tenants for which the person works, by name. Each page belongs to one tenant. */
  tenants: v.optional(v.array(v.object({ subdomain: v.string(), name: v.string(), role: StaffRole })), []),
})
export type StaffMember = v.InferOutput<typeof StaffMember>

/** Base path of staff calls on the admin host. */
export const staffApiBase = '/staff/api'

export const staffSessionPath = '/staff/browser-session'

export const getStaffTenantPath = (subdomain: string): string => `/staff/tenant/${subdomain}`

export const staffSignedOutPath = '/staff/signed-out'
