import { sha256 } from '@portal/contract/release-key'
import type { FastifyInstance } from 'fastify'
import { check } from '../http/check.ts'
import { notFound } from '../http/http-error.ts'
import { BuildName } from '../registry/build-name.ts'
import { countRelease } from '../telemetry/metrics.ts'
import { actionsOf } from './actions.ts'
import { createAdmission, requireGrant, requireOperator, requireSum } from './admission.ts'
import { type CommandName, commands } from './commands.ts'
import type { ReleaseDependencies } from './dependencies.ts'
import { developRoutes } from './development-routes.ts'
import { publishUpload } from './publish.ts'

const isCommand = (name: string): name is CommandName => Object.hasOwn(commands, name)

/** Commands for operators only; all others are checked against the remote that they name. */
const operators: readonly CommandName[] = ['grant', 'revoke']

/** Release API for known keys; without an operator nobody can release. */
export function releaseRoutes(app: FastifyInstance, parts: ReleaseDependencies): void {
  if (parts.operators.length === 0) return
  const admit = createAdmission(parts)
  app.post<{ Params: { command: string } }>('/release/:command', async (request) => {
    const { command } = request.params
    const { releaser, sum } = await admit(request, command)
    if (!isCommand(command)) throw notFound()
    const body = request.body ?? {}
    requireSum(sum, await sha256(JSON.stringify(body)))
    if (operators.includes(command)) requireOperator(releaser)
    const given = check(commands[command], body)
    if ('remote' in given && given.remote !== undefined && !readOnlyCommands.includes(command))
      requireGrant(releaser, given.remote)
    const act = actionsOf(parts, releaser.name)[command] as (given: unknown) => Promise<unknown>
    const answer = await act(given)
    if (changes(command)) countRelease(command, given)
    return { data: answer }
  })
  developRoutes(app, parts, admit)
  app.post<{ Params: { name: string } }>('/release/publish/:name', async (request) => {
    const name = check(BuildName, request.params.name)
    const admitted = await admit(request, `publish/${name}`)
    requireGrant(admitted.releaser, name)
    return { data: await publishUpload(request, name, parts, admitted) }
  })
}

/** Read-only commands, open to every team. */
const readOnlyCommands: readonly CommandName[] = ['versions', 'status']

/** Source maps are for the remote's team and operators. */
const changes = (command: CommandName): boolean => command !== 'maps' && !readOnlyCommands.includes(command)
