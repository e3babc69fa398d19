import * as v from '@portal/contract/schema'

/**
 * What somebody of the staff may do: `reader`, `adviser` and `owner` at a firm, `operator` for the whole portal, without
 * a look into any customer's file.
 */
export const StaffRole = v.picklist(['reader', 'adviser', 'owner', 'operator'])
export type StaffRole = v.InferOutput<typeof StaffRole>

/** Somebody of the staff who is signed in, as their own pages know them. */
export const StaffMember = v.object({
  id: v.string(),
  name: v.string(),
  /** In lower case. */
  email: v.string(),
  roles: v.array(StaffRole),
  /** The firms at which this person has a role, in the order of their names. A page is of one of them: its `tenant`. */
  firms: v.optional(v.array(v.object({ subdomain: v.string(), name: v.string(), role: StaffRole })), []),
})
export type StaffMember = v.InferOutput<typeof StaffMember>

/** Path below which calls with the base `staff` are, of the origin at which staff are let in. */
export const staffBase = '/staff/api'

/** Address of a browser's session of staff, which a DELETE ends. */
export const staffSessionPath = '/staff/browser-session'

/** Address that a page goes on at, as one of a firm of somebody who works for several. */
export const staffFirmPath = (subdomain: string): string => `/staff/firm/${subdomain}`

/** Page that somebody comes to who has signed out. */
export const signedOutPath = '/staff/signed-out'
