import type { AllTenantsContext } from '../context.ts'
import { staffRoleNames } from '../database/tables/staff.ts'
import type { StaffCalls } from '../staff/calls.ts'

export interface DeskDependencies extends Pick<StaffCalls, 'tenantCall'> {
  readonly context: AllTenantsContext
  /** Origin of staff pages. */
  readonly url: string
}

/** Roles that may read: all roles. */
export const readRoles = staffRoleNames
export const writeRoles = ['adviser', 'owner'] as const
