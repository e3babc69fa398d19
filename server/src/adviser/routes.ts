import type { FastifyInstance } from 'fastify'
import { runAudited } from '../audit/run-audited.ts'
import type { AllTenantsContext } from '../context.ts'
import { notFoundError, unauthorizedError } from '../http/http-error.ts'
import { parseInput } from '../http/parse-input.ts'
import { getBearerToken } from '../staff/bearer.ts'
import { findStaffPerson, type StaffPerson } from '../staff/person.ts'
import { clearTenantCache } from '../tenants/find.ts'
import { createCommandActions } from './actions.ts'
import { pickAuditedFields } from './audited-fields.ts'
import { createCommandContext } from './command-context.ts'
import { type CommandArguments, type CommandName, commands } from './commands.ts'

const isCommand = (name: string): name is CommandName => Object.hasOwn(commands, name)

interface CommandCall<C extends CommandName> {
  person: StaffPerson
  command: C
  given: CommandArguments<C>
  /** IP address of the sender. */
  source: string
}

/**
 * Runs a command and records it in one transaction. Rejected commands are recorded too.
 * @throws HttpError as the command does
 */
export async function runAuditedCommand<C extends CommandName>(
  context: AllTenantsContext,
  { person, command, given, source }: CommandCall<C>,
): Promise<unknown> {
  try {
    return await runAudited(
      context,
      { person, command, about: pickAuditedFields(given), source },
      (tx, touched) => {
        const work = createCommandContext(context, { db: tx, person, command, touched })
        return createCommandActions(work)[command](given)
      },
    )
  } finally {
    clearTenantCache(context)
  }
}

/** Registers the routes of staff commands; `operators` are the e-mail addresses of the portal's operators. */
export function registerAdviserRoutes(
  app: FastifyInstance,
  context: AllTenantsContext,
  operators: readonly string[],
): void {
  app.post<{ Params: { command: string } }>('/adviser/:command', async (request) => {
    const person = await findStaffPerson(context.everyTenant, getBearerToken(request), {
      now: context.clock(),
      operators,
    })
    if (!person) throw unauthorizedError()
    const { command } = request.params
    if (!isCommand(command)) throw notFoundError()
    const given = parseInput(commands[command], request.body ?? {})
    const answer = await runAuditedCommand(context, { person, command, given, source: request.ip })
    return { data: typeof answer === 'function' ? await answer() : answer }
  })
}
