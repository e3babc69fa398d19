import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../context.ts'
import { check } from '../http/check.ts'
import { notFound, unauthorized } from '../http/http-error.ts'
import { hashOf } from '../sessions/secret-token.ts'
import { actionsOf } from './actions.ts'
import { type CommandName, commands } from './commands.ts'

const isCommand = (name: string): name is CommandName => Object.hasOwn(commands, name)

/** Commands of the firm's own staff, with a token that only they have; without one there are none. */
export function adviserRoutes(app: FastifyInstance, context: Context, token: string): void {
  const actions = actionsOf(context)
  const expected = Buffer.from(hashOf(`Bearer ${token}`))

  app.post<{ Params: { command: string } }>('/adviser/:command', async ({ params, headers, body }) => {
    if (!timingSafeEqual(Buffer.from(hashOf(headers.authorization ?? '')), expected)) throw unauthorized()
    if (!isCommand(params.command)) throw notFound()
    const act = actions[params.command] as (given: unknown) => Promise<unknown>
    return { data: await act(check(commands[params.command], body ?? {})) }
  })
}
