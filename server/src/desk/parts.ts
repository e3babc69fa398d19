import type { WholeContext } from '../context.ts'
import { staffRoleNames } from '../database/tables/staff.ts'
import type { StaffCalls } from '../staff/calls.ts'

/** Dependencies of each area of the desk. */
export interface DeskParts extends Pick<StaffCalls, 'tenantCall'> {
  readonly context: WholeContext
  /** Origin of staff pages. */
  readonly url: string
}

/** Roles that may read: all. */
export const reading = staffRoleNames
/** Roles that may write. */
export const writing = ['adviser', 'owner'] as const
