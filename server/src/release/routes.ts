import { calculateSha256 } from '@portal/contract/release-key'
import type { FastifyInstance } from 'fastify'
import { createNotFoundError } from '../http/http-error.ts'
import { parseInput } from '../http/parse-input.ts'
import { BuildName } from '../registry/build-name.ts'
import { countReleaseCommand } from '../telemetry/metrics.ts'
import { registerDevelopmentRoutes } from './development-routes.ts'
import { publishUpload } from './publish-upload.ts'
import { createReleaseActions } from './release-actions.ts'
import {
  createReleaseAdmission,
  requireOperator,
  requirePublishPermission,
  requireSignedHash,
} from './release-admission.ts'
import { type ReleaseCommandName, releaseCommands } from './release-commands.ts'
import type { ReleaseDependencies } from './release-dependencies.ts'

const isCommandName = (name: string): name is ReleaseCommandName => Object.hasOwn(releaseCommands, name)

/** Commands for operators only. Other commands are checked against the grants for their remote. */
const operatorCommands: readonly ReleaseCommandName[] = ['grant', 'revoke']

/** Registers the release routes. Without an operator nobody can release, so there are no routes. */
export function registerReleaseRoutes(app: FastifyInstance, dependencies: ReleaseDependencies): void {
  if (dependencies.operators.length === 0) return
  const admit = createReleaseAdmission(dependencies)
  app.post<{ Params: { command: string } }>('/release/:command', async (request) => {
    const { command } = request.params
    const { releaser, sum } = await admit(request, command)
    if (!isCommandName(command)) throw createNotFoundError()
    const body = request.body ?? {}
    requireSignedHash(sum, await calculateSha256(JSON.stringify(body)))
    if (operatorCommands.includes(command)) requireOperator(releaser)
    const commandArgs = parseInput(releaseCommands[command], body)
    if ('remote' in commandArgs && commandArgs.remote !== undefined && !readOnlyCommands.includes(command))
      requirePublishPermission(releaser, commandArgs.remote)
    const runCommand = createReleaseActions(dependencies, releaser.name)[command] as (
      given: unknown,
    ) => Promise<unknown>
    const answer = await runCommand(commandArgs)
    if (isChangingCommand(command)) countReleaseCommand(command, commandArgs)
    return { data: answer }
  })
  registerDevelopmentRoutes(app, dependencies, admit)
  app.post<{ Params: { name: string } }>('/release/publish/:name', async (request) => {
    const name = parseInput(BuildName, request.params.name)
    const admitted = await admit(request, `publish/${name}`)
    requirePublishPermission(admitted.releaser, name)
    return { data: await publishUpload(request, name, dependencies, admitted) }
  })
}

const readOnlyCommands: readonly ReleaseCommandName[] = ['versions', 'status']

/**
 * Whether a command changes the registry. `maps` does not, but is missing in `readOnlyCommands`, because only the
 * remote's team and operators may read source maps.
 */
const isChangingCommand = (command: ReleaseCommandName): boolean =>
  command !== 'maps' && !readOnlyCommands.includes(command)
