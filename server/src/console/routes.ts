import type { FastifyInstance } from 'fastify'
import { staffCalls } from '../staff/calls.ts'
import type { StaffParts } from '../staff/sign-in.ts'
import type { ConsoleParts } from './parts.ts'
import { consoleReleases } from './releases.ts'
import { consoleTeams } from './teams.ts'
import { consoleTenants } from './tenants.ts'

/** Routes of the release console for operators, on the admin server. */
export function consoleRoutes(
  app: FastifyInstance,
  parts: ConsoleParts,
  staff: StaffParts & { url: string },
): void {
  const calls = staffCalls(app, staff)
  consoleReleases(calls, parts)
  consoleTenants(calls, parts)
  consoleTeams(calls, parts)
}
