import type { AllTenantsContext } from '../context.ts'
import { staffRoleNames } from '../database/tables/staff.ts'
import type { StaffCalls } from '../staff/staff-api-calls.ts'

export interface DeskDependencies extends Pick<StaffCalls, 'tenantCall'> {
  readonly context: AllTenantsContext
  /** Origin of staff pages. */
  readonly url: string
}

export const rolesWithReadAccess = staffRoleNames
export const rolesWithWriteAccess = ['adviser', 'owner'] as const
