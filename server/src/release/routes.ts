import { calculateSha256 } from '@portal/contract/release-key'
import type { FastifyInstance } from 'fastify'
import { notFoundError } from '../http/http-error.ts'
import { parseInput } from '../http/parse-input.ts'
import { BuildName } from '../registry/build-name.ts'
import { countRelease } from '../telemetry/metrics.ts'
import { registerDevelopmentRoutes } from './development-routes.ts'
import { publishUpload } from './publish-upload.ts'
import { createActions } from './release-actions.ts'
import { createAdmission, requireGrant, requireOperator, requireSignedSum } from './release-admission.ts'
import { type CommandName, commands } from './release-commands.ts'
import type { ReleaseDependencies } from './release-dependencies.ts'

const isCommand = (name: string): name is CommandName => Object.hasOwn(commands, name)

/** Other commands are checked against the grants for their remote. */
const operatorCommands: readonly CommandName[] = ['grant', 'revoke']

/** Without an operator nobody can release. */
export function registerReleaseRoutes(app: FastifyInstance, dependencies: ReleaseDependencies): void {
  if (dependencies.operators.length === 0) return
  const admit = createAdmission(dependencies)
  app.post<{ Params: { command: string } }>('/release/:command', async (request) => {
    const { command } = request.params
    const { releaser, sum } = await admit(request, command)
    if (!isCommand(command)) throw notFoundError()
    const body = request.body ?? {}
    requireSignedSum(sum, await calculateSha256(JSON.stringify(body)))
    if (operatorCommands.includes(command)) requireOperator(releaser)
    const commandArgs = parseInput(commands[command], body)
    if ('remote' in commandArgs && commandArgs.remote !== undefined && !readOnlyCommands.includes(command))
      requireGrant(releaser, commandArgs.remote)
    const runCommand = createActions(dependencies, releaser.name)[command] as (
      given: unknown,
    ) => Promise<unknown>
    const answer = await runCommand(commandArgs)
    if (isChangingCommand(command)) countRelease(command, commandArgs)
    return { data: answer }
  })
  registerDevelopmentRoutes(app, dependencies, admit)
  app.post<{ Params: { name: string } }>('/release/publish/:name', async (request) => {
    const name = parseInput(BuildName, request.params.name)
    const admitted = await admit(request, `publish/${name}`)
    requireGrant(admitted.releaser, name)
    return { data: await publishUpload(request, name, dependencies, admitted) }
  })
}

const readOnlyCommands: readonly CommandName[] = ['versions', 'status']

/** `maps` changes nothing, but only the remote's team and operators may read source maps. */
const isChangingCommand = (command: CommandName): boolean =>
  command !== 'maps' && !readOnlyCommands.includes(command)
