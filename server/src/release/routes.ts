import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { check } from '../http/check.ts'
import { notFound, unauthorized } from '../http/http-error.ts'
import { BuildName } from '../registry/build-name.ts'
import { hashOf } from '../sessions/secret-token.ts'
import { actionsOf } from './actions.ts'
import { type CommandName, commands } from './commands.ts'
import { developRoutes } from './develop.ts'
import type { ReleaseParts } from './parts.ts'
import { publishUpload } from './publish.ts'

const isCommand = (name: string): name is CommandName => Object.hasOwn(commands, name)

/** Releasing of remotes, for those with the token. */
export function releaseRoutes(app: FastifyInstance, parts: ReleaseParts): void {
  if (parts.token === null) return
  const expected = Buffer.from(hashOf(`Bearer ${parts.token}`))
  const admit = ({ headers }: FastifyRequest) => {
    if (!timingSafeEqual(Buffer.from(hashOf(headers.authorization ?? '')), expected)) throw unauthorized()
  }
  const actions = actionsOf(parts)
  app.post<{ Params: { command: string } }>('/release/:command', async (request) => {
    admit(request)
    const { command } = request.params
    if (!isCommand(command)) throw notFound()
    const act = actions[command] as (given: unknown) => Promise<unknown>
    return { data: await act(check(commands[command], request.body ?? {})) }
  })
  developRoutes(app, parts, admit)
  app.post('/release/publish/:name', async (request) => {
    admit(request)
    const { name } = check(v.object({ name: BuildName }), request.params)
    return { data: await publishUpload(request, name, parts) }
  })
}
