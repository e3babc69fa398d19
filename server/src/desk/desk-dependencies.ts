import type { AllTenantsContext } from '../context.ts'
import { staffRoleNames } from '../database/tables/staff.ts'
import type { StaffCalls } from '../staff/staff-api-calls.ts'
import type { createCommandCall } from './command-call.ts'

export interface DeskDependencies extends Pick<StaffCalls, 'tenantCall'> {
  readonly context: AllTenantsContext
  readonly commandCall: ReturnType<typeof createCommandCall>
  /** Origin of staff pages. */
  readonly url: string
}

export const rolesWithReadAccess = staffRoleNames
export const rolesWithWriteAccess = ['adviser', 'owner'] as const
export const ownerRoles = ['owner'] as const

export const successResponse = { data: { success: true } }
