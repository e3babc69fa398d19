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

/** Only operators may run these commands. All other commands are checked against the remote that they name. */
const operatorCommands: readonly CommandName[] = ['grant', 'revoke']

/** Release API for known keys. Without an operator nobody can release. */
export function registerReleaseRoutes(app: FastifyInstance, parts: ReleaseDependencies): void {
  if (parts.operators.length === 0) return
  const admit = createAdmission(parts)
  app.post<{ Params: { command: string } }>('/release/:command', async (request) => {
    const { command } = request.params
    const { releaser, sum } = await admit(request, command)
    if (!isCommand(command)) throw notFoundError()
    const body = request.body ?? {}
    requireSignedSum(sum, await calculateSha256(JSON.stringify(body)))
    if (operatorCommands.includes(command)) requireOperator(releaser)
    const given = parseInput(commands[command], body)
    if ('remote' in given && given.remote !== undefined && !readOnlyCommands.includes(command))
      requireGrant(releaser, given.remote)
    const act = createActions(parts, releaser.name)[command] as (given: unknown) => Promise<unknown>
    const answer = await act(given)
    if (isChangingCommand(command)) countRelease(command, given)
    return { data: answer }
  })
  registerDevelopmentRoutes(app, parts, admit)
  app.post<{ Params: { name: string } }>('/release/publish/:name', async (request) => {
    const name = parseInput(BuildName, request.params.name)
    const admitted = await admit(request, `publish/${name}`)
    requireGrant(admitted.releaser, name)
    return { data: await publishUpload(request, name, parts, admitted) }
  })
}

const readOnlyCommands: readonly CommandName[] = ['versions', 'status']

/**
 * Whether a command changes a release. `maps` only reads, but is not in `readOnlyCommands`: source maps are for the
 * remote's team and operators.
 */
const isChangingCommand = (command: CommandName): boolean =>
  command !== 'maps' && !readOnlyCommands.includes(command)
