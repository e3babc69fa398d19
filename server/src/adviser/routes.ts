import type { FastifyInstance } from 'fastify'
import { recorded } from '../audit/recorded.ts'
import type { WholeContext } from '../context.ts'
import { check } from '../http/check.ts'
import { notFound, unauthorized } from '../http/http-error.ts'
import { bearerOf } from '../staff/bearer.ts'
import { personOf, type StaffPerson } from '../staff/person.ts'
import { forgetTenants } from '../tenants/find.ts'
import { actionsOf } from './actions.ts'
import { auditedFields } from './audited-fields.ts'
import { commandContext } from './command-context.ts'
import { type CommandName, commands, type Given } from './commands.ts'

const isCommand = (name: string): name is CommandName => Object.hasOwn(commands, name)

/** A command with parsed arguments. */
interface Act<C extends CommandName> {
  person: StaffPerson
  command: C
  given: Given<C>
  /** IP address of the sender. */
  source: string
}

/**
 * Runs a command and records it in one transaction. Rejected commands are recorded too.
 * @throws HttpError as the command does
 */
export async function doRecorded<C extends CommandName>(
  context: WholeContext,
  { person, command, given, source }: Act<C>,
): Promise<unknown> {
  try {
    return await recorded(
      context,
      { person, command, about: auditedFields(given), source },
      (tx, touched) => {
        const work = commandContext(context, { db: tx, person, command, touched })
        return actionsOf(work)[command](given)
      },
    )
  } finally {
    forgetTenants(context)
  }
}

/** Routes of staff commands; `operators` are the addresses of the portal's operators. */
export function adviserRoutes(
  app: FastifyInstance,
  context: WholeContext,
  operators: readonly string[],
): void {
  app.post<{ Params: { command: string } }>('/adviser/:command', async (request) => {
    const person = await personOf(context.everyTenant, bearerOf(request), { now: context.clock(), operators })
    if (!person) throw unauthorized()
    const { command } = request.params
    if (!isCommand(command)) throw notFound()
    const given = check(commands[command], request.body ?? {})
    const answer = await doRecorded(context, { person, command, given, source: request.ip })
    return { data: typeof answer === 'function' ? await answer() : answer }
  })
}
