import type { FastifyInstance } from 'fastify'
import { createStaffCalls } from '../staff/calls.ts'
import type { StaffParts } from '../staff/sign-in.ts'
import type { ConsoleDependencies } from './console-dependencies.ts'
import { registerReleaseCalls } from './release-calls.ts'
import { registerTeamCalls } from './team-calls.ts'
import { registerTenantFeatureCalls } from './tenant-feature-calls.ts'

/** Registers the routes of the release console for operators, on the admin server. */
export function registerConsoleRoutes(
  app: FastifyInstance,
  parts: ConsoleDependencies,
  staff: StaffParts & { url: string },
): void {
  const calls = createStaffCalls(app, staff)
  registerReleaseCalls(calls, parts)
  registerTenantFeatureCalls(calls, parts)
  registerTeamCalls(calls, parts)
}
