import * as v from '@portal/contract/schema'

/**
 * Roles of staff: `reader`, `adviser` and `owner` at a tenant; `operator` for the whole portal, without access to
 * customers' files.
 */
export const StaffRole = v.picklist(['reader', 'adviser', 'owner', 'operator'])
export type StaffRole = v.InferOutput<typeof StaffRole>

/** A signed-in staff member, in their own pages. */
export const StaffMember = v.object({
  id: v.string(),
  name: v.string(),
  /** In lower case. */
  email: v.string(),
  roles: v.array(StaffRole),
  /** Tenants at which this person has a role, by name. A page belongs to one of them: its `tenant`. */
  tenants: v.optional(v.array(v.object({ subdomain: v.string(), name: v.string(), role: StaffRole })), []),
})
export type StaffMember = v.InferOutput<typeof StaffMember>

/** Base path of `staff` calls on the admin host. */
export const staffBase = '/staff/api'

/** Path of the staff session, which DELETE ends. */
export const staffSessionPath = '/staff/browser-session'

/** Path that switches to another tenant of a staff member. */
export const staffTenantPath = (subdomain: string): string => `/staff/tenant/${subdomain}`

/** Page after signing out. */
export const signedOutPath = '/staff/signed-out'
