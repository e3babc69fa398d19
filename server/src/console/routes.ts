import type { FastifyInstance } from 'fastify'
import { staffCalls } from '../staff/calls.ts'
import type { StaffParts } from '../staff/sign-in.ts'
import { consoleFirms } from './firms.ts'
import type { ConsoleParts } from './parts.ts'
import { consoleReleases } from './releases.ts'
import { consoleTeams } from './teams.ts'

/** Routes of the release console for operators, on the admin server. */
export function consoleRoutes(
  app: FastifyInstance,
  parts: ConsoleParts,
  staff: StaffParts & { url: string },
): void {
  const calls = staffCalls(app, staff)
  consoleReleases(calls, parts)
  consoleFirms(calls, parts)
  consoleTeams(calls, parts)
}
