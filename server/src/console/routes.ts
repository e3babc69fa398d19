import type { FastifyInstance } from 'fastify'
import { createStaffCalls } from '../staff/staff-api-calls.ts'
import type { StaffDependencies } from '../staff/staff-sign-in.ts'
import type { ConsoleDependencies } from './console-dependencies.ts'
import { registerReleaseCalls } from './release-calls.ts'
import { registerReleaseTeamCalls } from './release-team-calls.ts'
import { registerTenantFeatureCalls } from './tenant-feature-calls.ts'

export function registerConsoleRoutes(
  app: FastifyInstance,
  dependencies: ConsoleDependencies,
  staff: StaffDependencies & { url: string },
): void {
  const calls = createStaffCalls(app, staff)
  registerReleaseCalls(calls, dependencies)
  registerTenantFeatureCalls(calls, dependencies)
  registerReleaseTeamCalls(calls, dependencies)
}
