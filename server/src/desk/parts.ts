import type { WholeContext } from '../context.ts'
import { staffRoleNames } from '../database/tables/staff.ts'
import type { StaffCalls } from '../staff/calls.ts'

/** What each area of the desk is registered with. */
export interface DeskParts extends Pick<StaffCalls, 'firm'> {
  readonly context: WholeContext
  /** Origin of pages of staff. */
  readonly url: string
}

/** Who may look at what customers have: everybody with a role at the firm. */
export const reading = staffRoleNames
/** Who may do something with it. */
export const writing = ['adviser', 'owner'] as const
